import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

/** The home page with its player open; `prepare` runs before it asks for its clip. */
async function openPlayer(prepare?: (page: Page) => Promise<unknown>) {
  const page = await product.visit('/', { viewport: { width: 1280, height: 900 } });
  await prepare?.(page);
  await page.getByRole('button', { name: 'Listen to Demo' }).click();
  const player = page.getByRole('dialog', { name: 'Playing Audio Demo' });
  await player.waitFor();
  const clip = player.locator('audio');
  // Kept by the page, so that it can still be asked once the player is gone.
  await clip.evaluate((element) => Object.assign(window, { clip: element }));
  const heard = () =>
    page.evaluate(() => {
      const { paused, currentTime } = (window as unknown as { clip: HTMLAudioElement }).clip;
      return { paused, currentTime };
    });
  return { page, player, clip, heard };
}

test('the demo plays on opening, shows how far it is, and pauses', async () => {
  const { player, clip } = await openPlayer();
  await player.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => clip.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  await player.getByRole('button', { name: 'Pause' }).click();
  await clip.evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = audio.duration / 2;
  });
  await expect
    .poll(() => player.getByRole('progressbar').getAttribute('aria-valuenow'))
    .toSatisfy((percent: string) => Math.abs(Number(percent) - 50) <= 1);
  await player.getByRole('button', { name: 'Play' }).waitFor();
});

test('×, Escape and the end each close the player, and the clip is paused and back at its start', async () => {
  const endings: readonly ((opened: Awaited<ReturnType<typeof openPlayer>>) => Promise<unknown>)[] = [
    ({ player }) => player.getByRole('button', { name: 'Close' }).click(),
    ({ page }) => page.keyboard.press('Escape'),
    ({ clip }) =>
      clip.evaluate(async (audio: HTMLAudioElement) => {
        // "Pause" stands there before any of the clip has come.
        if (audio.readyState === 0) await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve));
        audio.currentTime = audio.duration - 0.05;
      }),
  ];
  for (const end of endings) {
    const opened = await openPlayer();
    await opened.player.getByRole('button', { name: 'Pause' }).waitFor();
    await end(opened);
    await opened.player.waitFor({ state: 'detached' });
    await expect.poll(opened.heard).toEqual({ paused: true, currentTime: 0 });
    const focused = opened.page.getByRole('button', { name: 'Listen to Demo' });
    await expect.poll(() => focused.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});

test('a clip that cannot be loaded says so and leaves the words to read', async () => {
  const { page, player } = await openPlayer((page) => page.route('**/*.mp3', (route) => route.abort()));
  await player.getByText('The recording could not be loaded.').waitFor();
  await player.getByRole('link', { name: 'Open the recording by itself' }).waitFor();
  await expect.poll(() => product.complaints.join('\n')).toMatch(/Failed to load resource/);
  await page.context().close();
  await product.forgive(/Failed to load resource/);
  expect(product.complaints).toEqual([]);
});
