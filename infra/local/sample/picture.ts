import { crc32, deflateSync } from 'node:zlib';

/** A size WordPress makes of an upload. */
export type PictureSize = { name: string; width: number; height: number };

/** Every upload is this large. */
export const fullSize: PictureSize = { name: 'full', width: 1600, height: 1000 };

/** The smaller sizes WordPress's defaults make of it, `thumbnail` cut to a square. */
export const smallerSizes: readonly PictureSize[] = [
  { name: 'thumbnail', width: 150, height: 150 },
  { name: 'medium', width: 300, height: 188 },
  { name: 'medium_large', width: 768, height: 480 },
  { name: 'large', width: 1024, height: 640 },
];

/** Dyes of the design: ground, then the layers of a diamond from the outside in. */
const palettes = [
  ['#F8D3C3', '#7D1712', '#D2382A', '#F2A91B', '#FFF3DA'],
  ['#C7E3DC', '#06403F', '#0F7C78', '#74CDBB', '#FFFFFF'],
  ['#0E2421', '#8E1F1A', '#E4472F', '#F2A91B', '#FFF3DA'],
  ['#FAE2A8', '#06403F', '#0F7C78', '#D2382A', '#FFF3DA'],
  ['#0E2421', '#0E5A57', '#17948C', '#74CDBB', '#FFFFFF'],
  ['#DCE5E1', '#0E2421', '#D2382A', '#F2A91B', '#FFFFFF'],
] as const;

const made = new Map<string, Buffer>();

/** Path of a picture of this name; without a size the upload itself. */
export function picturePath(name: string, size?: PictureSize): string {
  return `/wp-content/uploads/2026/11/${name}${size ? `-${size.width}x${size.height}` : ''}.png`;
}

/** The PNG at a path of an upload, woven from its name when first asked for; undefined for any other path. */
export function pictureAt(path: string): Buffer | undefined {
  const match = /^\/wp-content\/uploads\/2026\/11\/([a-z0-9-]+?)(?:-(\d+)x(\d+))?\.png$/.exec(path);
  if (match?.[1] === undefined) return undefined;
  const size =
    match[2] === undefined
      ? fullSize
      : smallerSizes.find(({ width, height }) => `${width}x${height}` === `${match[2]}x${match[3]}`);
  if (!size) return undefined;
  const picture = made.get(path) ?? weave(match[1], size);
  made.set(path, picture);
  return picture;
}

/** Threads across and picks down the cloth. */
const cloth = { threads: 160, picks: 100 } as const;

/** Lines of a cloth: centre and reach of its syllables, in picks. */
const layouts: readonly (readonly { centre: number; reach: number }[])[] = [
  [{ centre: 50, reach: 42 }],
  [
    { centre: 30, reach: 24 },
    { centre: 72, reach: 22 },
  ],
  [
    { centre: 22, reach: 17 },
    { centre: 54, reach: 20 },
    { centre: 84, reach: 12 },
  ],
];

/** A phrase of stepped diamonds on each line of the cloth, dyed in layers; the same name gives the same cloth. */
function weave(name: string, { width, height }: PictureSize): Buffer {
  const seed = crc32(name);
  const lines = (layouts[seed % layouts.length] ?? []).map((line, index) => ({
    ...line,
    heights: phrase(seed + index),
  }));
  const pixels = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const pick = Math.floor((y * cloth.picks) / height);
    for (let x = 0; x < width; x += 1) {
      const at = (x * cloth.threads) / width;
      const thread = Math.floor(at);
      // A hair of the ground shows between two threads.
      if (at - thread > 0.86) continue;
      const depths = lines.map(
        ({ centre, reach, heights }) => (heights[thread] ?? 0) * reach - Math.abs(pick - centre),
      );
      pixels[y * (width + 1) + 1 + x] = dyeAt(
        Math.max(...depths),
        lines.some(({ centre }) => pick === centre),
      );
    }
  }
  return png(width, height, palettes[(seed >>> 8) % palettes.length] ?? palettes[0], pixels);
}

/** Index of the dye so many picks inside a diamond; outside, silence is a stitch on the line. */
function dyeAt(depth: number, isLine: boolean): number {
  if (depth < 0) return isLine ? 1 : 0;
  if (depth < 5) return 1;
  if (depth < 13) return 2;
  return depth < 24 ? 3 : 4;
}

/** Height of the phrase at each thread, 0 to 1: diamonds of changing width, each thread slipped by up to a pick. */
function phrase(seed: number): number[] {
  const heights = Array.from({ length: cloth.threads }, () => 0);
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let start = 4; start < cloth.threads - 8; ) {
    const half = Math.min(4 + Math.floor(random() * 13), Math.floor((cloth.threads - 4 - start) / 2));
    const tall = 0.35 + 0.65 * Math.sqrt(half / 16);
    for (let offset = -half; offset <= half; offset += 1) {
      const slip = (random() - 0.5) * 0.06;
      heights[start + half + offset] = Math.max(0, tall * (1 - Math.abs(offset) / (half + 1)) + slip);
    }
    start += 2 * half + 1 + Math.floor(random() * 4);
  }
  return heights;
}

function png(width: number, height: number, palette: readonly string[], pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each an index of the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.map((dye) => dye.slice(1)).join(''), 'hex')),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
