import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { portraitColors } from '#content/colors.ts';
import { photographed } from './artwork-kinds.ts';

/** Returns a photograph of a head with two eyes, lit from the front. */
function draw(skin: string, background: string, size = 448): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48"><rect width="48" height="48" fill="${background}"/><radialGradient id="lit"><stop stop-color="${skin}"/><stop offset=".8" stop-color="${skin}"/><stop offset="1"/></radialGradient><ellipse cx="24" cy="25" rx="12" ry="17" fill="url(#lit)"/><path d="M18 20h4v2h-4zM26 20h4v2h-4z"/></svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}

test('a photograph always becomes the same cloth of at most 4 kB, whatever it shows', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 448, height: 448, channels: 3, background: 'black', noise } });
  for (const photo of [await draw('#c08a62', '#eee'), await picture.webp().toBuffer()]) {
    const cloth = await photographed(photo, 'Asha Patel');
    expect(await photographed(photo, 'Asha Patel')).toBe(cloth);
    expect(brotliCompressSync(cloth).length).toBeLessThan(4_000);
  }
});

test.each(portraitColors.skin)(
  'a face of %s is woven in its own dye, on a light and on a dark background',
  async (skin) => {
    for (const background of ['#f2f2f2', '#181818']) {
      const cloth = await photographed(await draw(skin, background), 'Asha Patel');
      expect(portraitColors.skin.filter((dye) => cloth.includes(dye))).toEqual([skin]);
    }
  },
);
