import sharp from 'sharp';
import { expect, test } from 'vitest';
import { previewSize } from '#contract/blog-url.ts';
import { cover } from '#weave/cloth.ts';
import { colors } from '#content/colors.ts';
import { coverPng } from './cover-png.ts';

/** Slugs of the five arrangements. */
const slugs = ['article-0', 'article-1', 'article-2', 'article-3', 'article-7'];

/** Renders a cover with another renderer, which knows no custom properties. */
function render(slug: string): Promise<Buffer> {
  const svg = cover(slug)
    .replace(/@media\(prefers-color-scheme:dark\)\{.*?\}\}/, '')
    .replace(/var\(--([\w-]+)\)/g, (_, name: keyof typeof colors) => colors[name].light);
  return sharp(Buffer.from(svg))
    .resize({ ...previewSize, fit: 'cover' })
    .flatten()
    .raw()
    .toBuffer();
}

test.each(slugs)('the preview of %s shows its cover, in at most 40 kB', async (slug) => {
  const png = coverPng(slug);
  expect(png.length).toBeLessThan(40_000);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(previewSize);
  const expected = await render(slug);
  const difference = data.reduce((sum, value, index) => sum + Math.abs(value - expected[index]!), 0) / data.length;
  // Only the edges of the threads differ, which sharp smooths.
  expect(difference).toBeLessThan(12);
});
