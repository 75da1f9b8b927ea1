import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnProduct } from './product.testkit.ts';
import type { SiteCopy } from './site-copy.testkit.ts';

/** Plays the pulled recording of a copy on its projects page. Returns the status of a range of it, and its seconds. */
export async function playPulled(product: OwnProduct, { pulled, folder }: SiteCopy) {
  const name = (await readdir(join(pulled, 'pictures'))).find((file) => file.endsWith('.mp3'));
  const version = (await readdir(join(folder, 'web/dist/client/art'))).find((file) => /^[0-9a-f]{8}$/.test(file));
  const page = await product.visit('/projects');
  const played = await page.evaluate(async (url) => {
    const { status } = await fetch(url, { headers: { range: 'bytes=0-99' } });
    const sound = new Audio(url);
    const seconds = await new Promise<number>((resolve) => {
      sound.addEventListener('loadedmetadata', () => resolve(sound.duration));
      sound.addEventListener('error', () => resolve(NaN));
    });
    return { status, seconds };
  }, `/art/${version}/pulled/${name}`);
  await page.close();
  return played;
}
