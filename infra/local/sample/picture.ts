import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { colors } from '#content/colors.ts';
import { conversation } from '#weave/conversation.ts';
import { weave } from '#weave/weave.ts';

/** A size that WordPress generates from an upload. */
export type PictureSize = { name: string; width: number; height: number };

/** Size of every upload. */
export const fullSize: PictureSize = { name: 'full', width: 1600, height: 1000 };

/** Smaller sizes that WordPress generates by default; `thumbnail` is cropped to a square. */
export const smallerSizes: readonly PictureSize[] = [
  { name: 'thumbnail', width: 150, height: 150 },
  { name: 'medium', width: 300, height: 188 },
  { name: 'medium_large', width: 768, height: 480 },
  { name: 'large', width: 1024, height: 640 },
];

const rendered = new Map<string, Promise<Buffer>>();

/** Path of the recording among the uploads, the site's own demo call. */
export const recordingPath = '/wp-content/uploads/2026/11/a-call.mp3';

/** Returns the path of a picture by name and size; without a size that of the upload. */
export function picturePath(name: string, size?: PictureSize): string {
  return `/wp-content/uploads/2026/11/${name}${size ? `-${size.width}x${size.height}` : ''}.png`;
}

/** Returns the PNG of an upload's path, woven from its name on first use; undefined for any other path. */
export function pictureAt(path: string): Promise<Buffer> | undefined {
  const [, name, dimensions] = /^\/wp-content\/uploads\/2026\/11\/([a-z0-9-]+?)(?:-(\d+x\d+))?\.png$/.exec(path) ?? [];
  const size = [fullSize, ...smallerSizes].find((known) =>
    dimensions === undefined ? known === fullSize : `${known.width}x${known.height}` === dimensions,
  );
  if (name === undefined || size === undefined) return undefined;
  const picture = rendered.get(path) ?? render(name, size);
  rendered.set(path, picture);
  return picture;
}

const { k, k1, k2, m, y, c4, p, p2, edge, t1, t2, t3, t4 } = colors;
const grounds = [t1, t2, k, t3, t4].map(({ light }) => light);
/** Colours of the layers of a weave. */
const layers = { k: k1, m, y, w: c4, p, c1: k1, c2: m, c3: y, c4, a1: k2, a2: p, a3: p2, a4: c4, st: edge };

/** A caller who says "hello?" after the third silence. */
const call = conversation(
  'two seconds',
  [
    [0, 40, 4],
    [1, 36, 4],
    [0, 30, 18],
    [0, 8, 4],
    [1, 12],
  ],
  { ...fullSize, unit: 10, lead: 2 },
);

async function render(name: string, { width, height }: PictureSize): Promise<Buffer> {
  const ground = grounds[crc32(name) % grounds.length];
  const style = Object.entries(layers).map(([name, { light }]) => `.${name}{stroke:${light}}`);
  const image = (name === 'call-as-a-line' ? call : weave(name, { ...fullSize, unit: 10 })).replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"$1>` +
      `<style>path{fill:none;shape-rendering:crispEdges}${style.join('')}</style><rect width="100%" height="100%" fill="${ground}"/>`,
  );
  return sharp(Buffer.from(image)).png({ palette: true, colours: 16 }).toBuffer();
}
