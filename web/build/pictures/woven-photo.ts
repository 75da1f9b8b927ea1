import sharp from 'sharp';
import { portraitColors } from '#content/colors.ts';
import { hash } from '#weave/thread.ts';
import { type Stroke, strokes } from '#weave/strokes.ts';

/** Number of threads, and of rows; a stitch covers two rows. The cloth is square, so a thread is two rows wide. */
const threads = 48;
const rows = 96;

/** Steps of luminance, from the darkest. The fourth is the ground, which no thread covers. */
const groundStep = 3;

/** Smallest distance of two limits, of 255. */
const leastStep = 4;

type Pixel = readonly [luminance: number, color: readonly number[]];

/**
 * Returns the portrait of a person, woven from a square photograph in five steps of luminance, as an SVG of 96 by 96 units.
 * Only the diamond in which the site shows faces is woven. The stitches of neighbouring threads are offset by half a
 * stitch, as in ikat.
 */
export async function wovenPhoto(photo: Uint8Array, seed: string): Promise<{ svg: string; tint: string }> {
  const size = { width: threads, height: rows, fit: 'fill' } as const;
  // Local contrast, otherwise a face against the light would have one step.
  const even = await sharp(photo)
    .resize(threads * 4)
    .greyscale()
    .clahe({ width: 64, height: 64, maxSlope: 3 })
    .png()
    .toBuffer();
  const light = await sharp(even).resize(size).extractChannel(0).raw().toBuffer();
  const color = await sharp(photo).resize(size).toColourspace('srgb').removeAlpha().raw().toBuffer();

  const cloth: number[] = [];
  const face: Pixel[] = [];
  for (const [index, luminance] of light.entries()) {
    const [row, thread] = [Math.floor(index / threads), index % threads];
    if (reachOf(thread) > Math.abs(row + 0.5 - rows / 2)) cloth.push(luminance);
    const isFace = thread >= threads / 3 && thread < (threads * 2) / 3 && row >= rows * 0.3 && row < rows * 0.75;
    if (isFace) face.push([luminance, [...color.subarray(index * 3, index * 3 + 3)]]);
  }
  const skin = skinOf(face);
  const limits = limitsOf(cloth, face, skin);
  const stepAt = (thread: number, row: number) => {
    const first = row - ((row + thread) % 2);
    const luminance = [first, first + 1].map((place) => light[clamp(place) * threads + thread]!);
    return limits.filter((limit) => (luminance[0]! + luminance[1]!) / 2 >= limit).length;
  };

  const steps: Stroke[][] = Array.from({ length: limits.length + 1 }, () => []);
  for (let thread = 0; thread < threads; thread++) {
    const reach = reachOf(thread) + 2;
    const [top, bottom] = [clamp(Math.floor(rows / 2 - reach)), Math.min(rows, Math.ceil(rows / 2 + reach))];
    for (let row = top; row < bottom; ) {
      const step = stepAt(thread, row);
      let end = row + 1;
      while (end < bottom && stepAt(thread, end) === step) end++;
      if (step !== groundStep) steps[step]!.push([thread + 0.5, row, end - row]);
      row = end;
    }
  }
  const bits = hash(seed);
  const dyes = [`class="k"`, `class="${bits & 1 ? 'c1' : 'a1'}"`, `stroke="${skin}"`, '', `class="c4"`];
  const paths = steps.map((path, step) => (path.length > 0 ? `<path ${dyes[step]} d="${strokes(path)}"/>` : ''));
  const svg = `<svg><g stroke-width=".88" transform="scale(2 1)">${paths.join('')}</g></svg>`;
  return { svg, tint: bits & 2 ? 't1' : 't3' };
}

/** Returns the dye that is nearest to the lit skin of a face. */
function skinOf(face: readonly Pixel[]): string {
  const lit = face.map(([, color]) => color).toSorted((one, other) => sum(one) - sum(other))[
    Math.floor(face.length * 0.7)
  ]!;
  const distance = (dye: string) =>
    sum([1, 3, 5].map((at, channel) => (Number.parseInt(dye.slice(at, at + 2), 16) - lit[channel]!) ** 2));
  return portraitColors.skin.toSorted((one, other) => distance(one) - distance(other))[0]!;
}

/**
 * Returns the luminances that separate the steps. The lower two are shares of the whole cloth, in which hair and background
 * are, the upper two shares of the face: most of a dark face has the dye of its skin, most of a light one the tint above it.
 */
function limitsOf(cloth: readonly number[], pixels: readonly Pixel[], skin: string): number[] {
  const face = pixels.map(([luminance]) => luminance);
  const byLightness = portraitColors.skin.toSorted();
  const lightness = byLightness.indexOf(skin as (typeof byLightness)[number]) / (byLightness.length - 1);
  const limits = [
    (quantile(cloth, 0.18) + quantile(face, 0.1)) / 2,
    (quantile(cloth, 0.38) + quantile(face, 0.25)) / 2,
    quantile(face, 0.7 - 0.3 * lightness),
    quantile(face, 0.94 - 0.16 * lightness),
  ];
  // Equal limits would leave out the dye between them.
  let last = -leastStep;
  return limits.toSorted((one, other) => one - other).map((limit) => (last = Math.max(limit, last + leastStep)));
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(share * values.length)]!;
}

/** Returns how far the diamond reaches from the middle row at a thread. */
function reachOf(thread: number): number {
  return rows / 2 - Math.abs(2 * thread + 1 - threads);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function clamp(row: number): number {
  return Math.min(rows - 1, Math.max(0, row));
}
