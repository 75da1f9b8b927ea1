import { hash, strokeWidth } from './thread.ts';
import { type Stroke, strokes } from './strokes.ts';
import type { Caption, SpokenLine } from '#content/types.ts';
import { spokenLine } from './conversation.ts';

/** Number of columns (threads) and rows (picks). */
export const wovenLineSize = { threads: 75, picks: 13 } as const;

/**
 * Colour of a stitch: background, silence between syllables, or a dye from the edge of a syllable (1) to its core (4).
 */
export type Stitch = 'ground' | 'silence' | 1 | 2 | 3 | 4;

/** Source of a line: a name, or the loudness of a recording, 0 to 1 for each thread. */
export type LineSource = string | readonly number[];

/** Returns a line as rows of stitches. The same source gives the same line; threads without loudness are silent. */
export function wovenLine(source: LineSource): Stitch[][] {
  const { threads, picks } = wovenLineSize;
  const heights = typeof source === 'string' ? heightsOfName(source) : source.map(heightOfSound);
  const middle = Math.floor(picks / 2);
  return Array.from({ length: picks }, (_, pick) =>
    Array.from({ length: threads }, (_, thread): Stitch => {
      const core = (heights[thread] ?? -1) - Math.abs(pick - middle) + 1;
      if (core > 0) return Math.min(4, core) as Stitch;
      return pick === middle && thread % 3 !== 2 ? 'silence' : 'ground';
    }),
  );
}

/** Syllables of a name: a group of vowels with the consonants before it, and at the end of a word those behind it too. */
const syllables = /[^aeiouy\s]*[aeiouy]+(?:[^aeiouy\s]+(?!\S))?|[^aeiouy\s]+/g;

/** Threads between two words. */
const rest = 3;

/**
 * Returns the picks above and below the middle of each thread; undefined for silence. A syllable is a diamond with two
 * threads for each of its letters and a height by which letters they are, so that a longer name is a longer cloth. One
 * that is longer than the line is woven closer, to its end.
 */
function heightsOfName(name: string): (number | undefined)[] {
  const heights: (number | undefined)[] = Array.from({ length: rest });
  // Without accents; a composed letter of another script is one letter.
  const words =
    name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const word of words) {
    for (const letters of word.match(syllables) ?? []) {
      const tallest = 2 + (hash(letters) % 5);
      const width = 2 * letters.length;
      for (let at = 0.5; at < width; at += 1)
        heights.push(Math.round(tallest * (1 - Math.abs(at / letters.length - 1))));
    }
    heights.length += rest;
  }
  const closer = Math.max(1, heights.length / wovenLineSize.threads);
  return Array.from({ length: wovenLineSize.threads }, (_, thread) => heights[Math.floor(thread * closer)]);
}

function heightOfSound(loudness: number): number | undefined {
  const height = Math.round(loudness * (wovenLineSize.picks / 2)) - 1;
  return height < 0 ? undefined : height;
}

/** Size of a stitch in user units, as in the office's email. */
const stitchSize = { width: 8, height: 7 } as const;

/** Size of the line in user units. */
export const wovenLineBox = {
  width: wovenLineSize.threads * stitchSize.width,
  height: wovenLineSize.picks * stitchSize.height,
} as const;

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

/**
 * Returns the line below the heading of a job, woven from its title: a turn for each of the names, which are
 * its captions. `speakers` take turns.
 */
export function titleLine(
  label: string,
  seed: string,
  names: readonly string[],
  speakers: readonly (0 | 1)[],
): { line: SpokenLine; svg: string } {
  // In steps of twelve threads, for which the stylesheet has a class.
  const end = (index: number) => Math.round((12 * index) / names.length) * 12;
  const captions = names.map(
    (name, index): Caption => [speakers[index % speakers.length] ?? 1, end(index + 1) - end(index) - 3, name, ''],
  );
  const line = { seed, label, captions };
  return { line, svg: spokenLine(line, 130) };
}
