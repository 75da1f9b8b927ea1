import {
  createRandom,
  hash,
  type Random,
  diamondRow,
  heightAt,
  layerGroup,
  layerStarts,
  type Palette,
  phrase,
  type Syllable,
} from './thread.ts';
import { shortNumber } from './strokes.ts';
/*
 * A phrase is a series of syllables; each syllable is a stepped diamond, and each column of it one thread.
 */

/** Arrangement of the phrases in an image. */
export type WeaveKind = 'call' | 'voice' | 'field' | 'ring' | 'border';

/** Options of an image; the seed determines those left out. */
export type WeaveOptions = {
  kind?: WeaveKind;
  width?: number;
  height?: number;
  /** Width of a thread in user units. A larger unit gives a coarser image and fewer bytes. */
  unit?: number;
  /** Index in `palettes`. */
  palette?: 0 | 1 | 2 | 3 | 4 | 5;
};

/** Input of an arrangement: the size in user units, the number of threads, and two sets of colours. */
type Loom = {
  random: Random;
  width: number;
  height: number;
  unit: number;
  threads: number;
  /** Left edge of the first thread in user units. */
  left: number;
  palette: Palette;
  otherPalette: Palette;
};

/** The classes resolve to custom properties, so images follow the theme. */
const palettes: readonly [Palette, ...Palette[]] = [
  ['k', 'm', 'y', 'w'],
  ['k', 'p', 'y', 'w'],
  ['m', 'y', 'k', 'w'],
  ['p', 'k', 'm', 'y'],
  ['y', 'm', 'k', 'w'],
  ['m', 'k', 'y', 'p'],
];

const arrangements: Readonly<Record<WeaveKind, (loom: Loom) => string>> = {
  voice: weaveVoice,
  field: weaveField,
  call: weaveCall,
  ring: weaveRing,
  border: weaveBorder,
};
const kinds = ['voice', 'field', 'call', 'ring', 'border'] as const satisfies readonly WeaveKind[];

/** Returns an SVG woven from a text; the same text gives the same image. */
export function weave(seed: string, options: WeaveOptions = {}): string {
  const bits = hash(seed);
  const { width = 640, height = 400, unit = 8, palette = bits >>> 8, kind = elementAt(kinds, bits) } = options;
  const threads = Math.floor(width / unit);
  const body = arrangements[kind]({
    random: createRandom(bits),
    width,
    height,
    unit,
    threads,
    left: (width - threads * unit) / 2,
    palette: elementAt(palettes, palette),
    otherPalette: elementAt(palettes, palette + 1),
  });
  return `<svg class="weave" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${body}</svg>`;
}

function weaveVoice(loom: Loom): string {
  const { random, height, threads, palette } = loom;
  return weaveRow(loom, phrase(random, 2, threads - 2, 1.1), height / 2, height * 0.46, palette);
}

function weaveCall(loom: Loom): string {
  const { random, height, threads, palette, otherPalette } = loom;
  const voices: [Syllable[], Syllable[]] = [[], []];
  let column = 1;
  let isSecond = random() >= 0.5;
  while (column < threads - 8) {
    const length = Math.min(14 + Math.floor(random() * 20), threads - 1 - column);
    voices[isSecond ? 1 : 0].push(...phrase(random, column, column + length, 1.2));
    column += length - 5;
    isSecond = !isSecond;
  }
  return (
    weaveRow(loom, voices[0], height * 0.32, height * 0.26, palette) +
    weaveRow(loom, voices[1], height * 0.68, height * 0.26, otherPalette)
  );
}

/** Weaves rows of equal diamonds, every second row shifted by half a diamond. */
function weaveField(loom: Loom): string {
  const { random, height, unit, threads, palette, otherPalette } = loom;
  const period = 20 + Math.floor(random() * 3) * 4;
  const rows = Math.max(2, Math.round(height / (period * unit * 0.62)));
  const rowHeight = height / rows;
  let body = '';
  for (let row = -1; row <= rows; row++) {
    const isOdd = row % 2 !== 0;
    const syllables: Syllable[] = [];
    for (let centre = isOdd ? 0 : period / 2; centre <= threads + period; centre += period) {
      syllables.push({ centre, halfWidth: period / 2 + 0.5, height: 0.95 });
    }
    const middle = (row + 0.5) * rowHeight + rowHeight / 2;
    body += weaveRow(loom, syllables, middle, rowHeight * 0.98, isOdd ? palette : otherPalette);
  }
  return body;
}

/** Weaves three rows that become lower from the top to the bottom. */
function weaveBorder(loom: Loom): string {
  const { random, height, threads, palette, otherPalette } = loom;
  const rows = [
    { middle: 0.22, halfHeight: 0.2, colors: palette },
    { middle: 0.56, halfHeight: 0.16, colors: otherPalette },
    { middle: 0.86, halfHeight: 0.12, colors: palette },
  ];
  return rows
    .map(({ middle, halfHeight, colors }) =>
      weaveRow(loom, phrase(random, 0, threads, 1), height * middle, height * halfHeight, colors),
    )
    .join('');
}

/** Weaves a phrase repeated around the centre as a rosette; every second repetition is mirrored. */
function weaveRing({ random, width, height, unit, palette }: Loom): string {
  const { folds, half } = elementAt<{ folds: number; half: number }>(
    [
      { folds: 6, half: 11 },
      { folds: 8, half: 9 },
      { folds: 10, half: 7 },
    ],
    Math.floor(random() * 3),
  );
  const syllables = phrase(random, 0, half + 6, 1.1);
  const radius = Math.min(width, height) * 0.47;
  const innerRadius = radius * 0.24;
  const spokes = folds * half * 2;
  const paths = layerStarts.map(() => '');
  for (let spoke = 0; spoke < spokes; spoke++) {
    const step = spoke % (half * 2);
    const loudness = 0.2 + Math.min(0.8, heightAt(syllables, 2 + (step < half ? step : half * 2 - 1 - step)));
    const angle = ((spoke + 0.5) / spokes) * Math.PI * 2 - Math.PI / 2;
    const [right, down] = [Math.cos(angle), Math.sin(angle)];
    const start = `M${shortNumber(width / 2 + right * innerRadius)} ${shortNumber(height / 2 + down * innerRadius)}`;
    layerStarts.forEach((layerStart, layer) => {
      const length = Math.round(((loudness - layerStart * 0.85) * (radius - innerRadius)) / unit) * unit;
      if (length > 0) paths[layer] += `${start}l${shortNumber(right * length)} ${shortNumber(down * length)}`;
    });
  }
  return layerGroup(paths, unit * 0.8, palette);
}

function weaveRow(loom: Loom, syllables: readonly Syllable[], middle: number, halfHeight: number, colors: Palette) {
  const { random, threads, unit, left } = loom;
  return layerGroup(diamondRow(random, syllables, { threads, unit, left, middle, halfHeight }), unit, colors);
}

/** Returns the element at an index, which starts again after the last one. */
function elementAt<Element>(elements: readonly [Element, ...Element[]], index: number): Element {
  return elements[index % elements.length] ?? elements[0];
}
