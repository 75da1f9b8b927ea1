import { type Stroke, strokes } from './strokes.ts';
import { strokeWidth } from './thread.ts';
import { type LineSource, type Stitch, wovenLine, wovenLineSize } from './woven-line.ts';

/** Size of a stitch in user units, as in the office's email. */
const stitchSize = { width: 8, height: 7 } as const;

/** Size of the line in user units. */
export const wovenLineBox = {
  width: wovenLineSize.threads * stitchSize.width,
  height: wovenLineSize.picks * stitchSize.height,
} as const;

/** A stitch that is drawn. */
export type Dye = Exclude<Stitch, 'ground'>;

const dyes: readonly Dye[] = ['silence', 1, 2, 3, 4];

/** Returns the line that the office's email has for this source as inline SVG, which follows the theme. */
export function wovenLineSvg(source: LineSource): string {
  const { width, height } = wovenLineBox;
  const paths = wovenLinePaths(source, (dye) => `class="${dye === 'silence' ? 'st' : `c${dye}`}"`);
  return `<svg class="weave" viewBox="0 0 ${width} ${height}" aria-hidden="true">${paths}</svg>`;
}

/** Returns one SVG path per colour; `paint` returns the attributes that give it its colour. */
export function wovenLinePaths(source: LineSource, paint: (dye: Dye) => string): string {
  const rows = wovenLine(source);
  return dyes
    .map((dye) => {
      const d = strokes(rows.flatMap((row, pick) => strokesOf(row, pick, dye)));
      return d && `<path ${paint(dye)} fill="none" stroke-width="${strokeWidth(stitchSize.width)}" d="${d}"/>`;
    })
    .join('');
}

function strokesOf(row: readonly Stitch[], pick: number, dye: Dye): Stroke[] {
  const { width, height } = stitchSize;
  return row.flatMap((stitch, thread): Stroke[] =>
    stitch === dye ? [[(thread + 0.5) * width, pick * height, height]] : [],
  );
}
