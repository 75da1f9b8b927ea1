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

/** Dyes of the design: ground, warp, and three wefts. */
const palettes = [
  ['#FFF3DA', '#0E2421', '#D2382A', '#F2A91B', '#0F7C78'],
  ['#0E2421', '#17332F', '#74CDBB', '#F2A91B', '#FFF3DA'],
  ['#C7E3DC', '#06403F', '#0F7C78', '#D2382A', '#FFFFFF'],
  ['#F8D3C3', '#7D1712', '#D2382A', '#0F7C78', '#FFF3DA'],
  ['#FAE2A8', '#0E2421', '#7D1712', '#0F7C78', '#D2382A'],
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

/** Bands of weft over a warp, 10 px a thread at full size; the same name gives the same cloth. */
function weave(name: string, { width, height }: PictureSize): Buffer {
  const seed = crc32(name);
  const pixels = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * 100) / height);
    for (let x = 0; x < width; x += 1) {
      pixels[y * (width + 1) + 1 + x] = thread(seed, Math.floor((x * 160) / width), row);
    }
  }
  return png(width, height, palettes[seed % palettes.length] ?? palettes[0], pixels);
}

/** Index of the dye at a crossing of thread and row. */
function thread(seed: number, column: number, row: number): number {
  const band = Math.floor(row / 20);
  const phase = (seed >>> (band * 4)) & 15;
  const wave = Math.abs(((column + phase * 7 + band * 23) % 40) - 20);
  const isOver = (column + row) % 2 === 0;
  if (Math.abs((row % 20) - 10) < wave / 2) return isOver ? 2 + ((band + phase) % 3) : 1;
  return column % 20 === phase || row % 20 === 0 ? 1 : 0;
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
