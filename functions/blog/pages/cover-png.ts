import { crc32, deflateSync } from 'node:zlib';
import { type ColorName, colors } from '#content/colors.ts';
import { previewSize } from '#contract/blog-url.ts';
import { cover, threadColors } from '#weave/cloth.ts';

const { width, height } = previewSize;

/** The SVG has 640 by 400 units: it fills the width, and a strip above and below is cut off. */
const scale = width / 640;
const cut = (400 * scale - height) / 2;

/** Returns the cover of a post as a PNG in the colours of the light theme. A browser or a native module is not needed. */
export function coverPng(slug: string): Buffer {
  const svg = cover(slug);
  const palette: string[] = [];
  const indexOf = (color: string) => {
    if (!palette.includes(color)) palette.push(color);
    return palette.indexOf(color);
  };
  const [, ground = ''] = /<rect [^>]*fill="(?:var\(--)?([\w#]+)/.exec(svg) ?? [];
  const pixels = Buffer.alloc(width * height, indexOf(hexOf(ground)));
  for (const [, thickness, paths = ''] of svg.matchAll(/<g [^>]*stroke-width="([\d.]+)"[^>]*>(.*?)<\/g>/g)) {
    for (const [, name = '', d = ''] of paths.matchAll(/<path class="(\w+)" d="([^"]*)"/g)) {
      const color = indexOf(hexOf(threadColors[name as keyof typeof threadColors]));
      for (const thread of threadsOf(d)) dye(pixels, thread, (Number(thickness) * scale) / 2, color);
    }
  }
  return png(pixels, palette);
}

function hexOf(color: string): string {
  const hex = color.startsWith('#') ? color : colors[color as ColorName].light;
  return hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
}

/** A thread in pixels: its start, and its way to its end. */
type Thread = { x: number; y: number; right: number; down: number };

function threadsOf(d: string): Thread[] {
  let [x, y] = [0, 0];
  const threads: Thread[] = [];
  for (const [, command, first, second = '0'] of d.matchAll(/([mMvl])(-?[\d.]+)(?: ?(-?[\d.]+))?/g)) {
    const [right, down] = command === 'v' ? [0, Number(first)] : [Number(first), Number(second)];
    if (command === 'v' || command === 'l') {
      threads.push({ x: x * scale, y: y * scale - cut, right: right * scale, down: down * scale });
    }
    [x, y] = command === 'M' ? [right, down] : [x + right, y + down];
  }
  return threads;
}

/** Colours the pixels whose middle a thread covers. */
function dye(pixels: Buffer, { x, y, right, down }: Thread, half: number, color: number): void {
  const length = Math.hypot(right, down);
  const [across, along] = [right / length, down / length];
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  const [top, bottom] = [Math.min(y, y + down) - half, Math.max(y, y + down) + half];
  const [left, end] = [Math.min(x, x + right) - half, Math.max(x, x + right) + half];
  for (let row = clamp(top, height); row < clamp(bottom, height); row++) {
    for (let column = clamp(left, width); column < clamp(end, width); column++) {
      const [fromX, fromY] = [column + 0.5 - x, row + 0.5 - y];
      const way = fromX * across + fromY * along;
      if (way >= 0 && way <= length && Math.abs(fromY * across - fromX * along) <= half) {
        pixels[row * width + column] = color;
      }
    }
  }
}

/** Returns a PNG (RFC 2083) of palette indices. */
function png(pixels: Buffer, palette: readonly string[]): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    // Filter 2: the difference to the row above, which is zero along a thread.
    rows[row * (width + 1)] = 2;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      rows[at + row + 1] = pixels[at]! - (pixels[at - width] ?? 0);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each index in the palette.
  header.set([8, 3], 8);
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.map((color) => color.slice(1)).join(''), 'hex')),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
