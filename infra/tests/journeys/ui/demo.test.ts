import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Product, sharedProduct } from '../product.testkit.ts';

/** Opens the home page's player; `prepare` runs before the clip is requested. */
async function openPlayer(product: Product, prepare?: (page: Page) => Promise<unknown>) {
  const page = await product.visit('/', { viewport: { width: 1280, height: 900 } });
  await prepare?.(page);
  return play(page);
}

async function play(page: Page) {
  await page.getByRole('button', { name: 'Listen to Demo' }).click();
  const player = page.getByRole('dialog', { name: 'Playing Audio Demo' });
  await player.waitFor();
  const clip = player.locator('audio');
  // A global variable, so that it can be read after the player is closed.
  await clip.evaluate((element) => Object.assign(window, { clip: element }));
  const heard = () =>
    page.evaluate(() => {
      const { paused, currentTime } = (window as unknown as { clip: HTMLAudioElement }).clip;
      return { paused, currentTime };
    });
  return { page, player, clip, heard };
}

test('the demo plays when opened, shows its progress, and pauses', async () => {
  await using product = await sharedProduct();
  const { player, clip } = await openPlayer(product);
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

test('×, Escape and the end of the clip close the player, and the clip is paused and rewound', async () => {
  await using product = await sharedProduct();
  const endings: readonly ((opened: Awaited<ReturnType<typeof openPlayer>>) => Promise<unknown>)[] = [
    ({ player }) => player.getByRole('button', { name: 'Close' }).click(),
    ({ page }) => page.keyboard.press('Escape'),
    ({ clip }) =>
      clip.evaluate(async (audio: HTMLAudioElement) => {
        // "Pause" is shown before the clip has loaded.
        if (audio.readyState === 0) await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve));
        audio.currentTime = audio.duration - 0.05;
      }),
  ];
  const { page } = await openPlayer(product);
  await page.keyboard.press('Escape');
  for (const end of endings) {
    const opened = await play(page);
    await opened.player.getByRole('button', { name: 'Pause' }).waitFor();
    await end(opened);
    await opened.player.waitFor({ state: 'detached' });
    await expect.poll(opened.heard).toEqual({ paused: true, currentTime: 0 });
    const focused = opened.page.getByRole('button', { name: 'Listen to Demo' });
    await expect.poll(() => focused.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});

test('a clip that fails to load shows a sentence, and the transcript remains readable', async () => {
  await using product = await sharedProduct();
  const { page, player } = await openPlayer(product, (page) => page.route('**/*.mp3', (route) => route.abort()));
  await player.getByText('The recording could not be loaded.').waitFor();
  await player.getByRole('link', { name: 'Open the recording by itself' }).waitFor();
  await expect.poll(() => product.consoleErrors.join('\n')).toMatch(/Failed to load resource/);
  await page.context().close();
  await product.ignoreErrors(/Failed to load resource/);
  expect(product.consoleErrors).toEqual([]);
});
