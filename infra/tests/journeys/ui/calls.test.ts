import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { projects } from '#content/lists/projects.static.ts';
import { product } from '../product.testkit.ts';

const phone = { viewport: { width: 390, height: 844 } };

/** Runs in the page: sends a clip's sound to an analyser, and notes it and the clip, which outlive the player. */
function listen(clip: Element): void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context
    .createMediaElementSource(clip as HTMLMediaElement)
    .connect(analyser)
    .connect(context.destination);
  Object.assign(window, { clip, analyser });
}

async function play(page: Page, button = 'Listen to Demo', title = 'Playing Audio Demo') {
  await page.getByRole('button', { name: button }).click();
  const player = page.getByRole('dialog', { name: title });
  await player.waitFor();
  const clip = player.locator('audio');
  await clip.evaluate(listen);
  const heard = () =>
    page.evaluate(() => {
      const { paused, currentTime } = (window as unknown as { clip: HTMLAudioElement }).clip;
      return { paused, currentTime };
    });
  /** Returns the loudness of what leaves the player now, as root mean square. */
  const loudness = () =>
    page.evaluate(() => {
      const samples = new Float32Array(2048);
      (window as unknown as { analyser: AnalyserNode }).analyser.getFloatTimeDomainData(samples);
      return Math.hypot(...samples) / Math.sqrt(samples.length);
    });
  return { page, player, clip, heard, loudness };
}

async function openDemo(prepare?: (page: Page) => Promise<unknown>) {
  const page = await product.visit('/', { viewport: { width: 1280, height: 900 } });
  await prepare?.(page);
  return play(page);
}

test('a visitor hears a call of her sector from the home page, follows its words, and asks about it', async () => {
  const { title, recording } = projects.find((project) => project.sector === 'Logistics' && project.recording)!;
  const page = await product.visit('/', phone);
  const sounds: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.mp3') && sounds.push(request.url())));
  const { player, clip, loudness, heard } = await play(page, `Play the call: ${title}`, title);
  await expect.poll(loudness).toBeGreaterThan(0.02);
  expect(sounds.every((url) => url.endsWith(recording!.file.slice('/art'.length)))).toBe(true);
  const { from, words } = recording!.turns[2]!;
  await clip.evaluate((audio: HTMLAudioElement, seconds) => {
    audio.currentTime = seconds;
  }, from + 0.1);
  await expect.poll(() => player.locator('[aria-current]').innerText()).toContain(words);
  await player.getByRole('button', { name: 'Pause' }).click();
  await player.getByRole('button', { name: 'Play' }).waitFor();
  await expect.poll(loudness).toBeLessThan(0.001);
  const played = await clip.evaluate((audio: HTMLAudioElement) => (100 * audio.currentTime) / audio.duration);
  const progress = player.getByRole('progressbar');
  expect(Math.abs(Number(await progress.getAttribute('aria-valuenow')) - played)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect.poll(heard).toEqual({ paused: true, currentTime: 0 });
  await page.getByRole('link', { name: new RegExp(`Ask about this ?: ${title}`) }).click();
  await page.getByRole('form', { name: 'Send a Message' }).getByText(title).first().waitFor();
});

test('×, Escape, Back and the end of the clip close the player, and the clip is paused and rewound', async () => {
  const endings: readonly ((opened: Awaited<ReturnType<typeof play>>) => Promise<unknown>)[] = [
    ({ player }) => player.getByRole('button', { name: 'Close' }).click(),
    ({ page }) => page.keyboard.press('Escape'),
    async ({ page }) => {
      await page.evaluate(() => history.pushState(null, '', '#here'));
      await page.goBack();
    },
    ({ clip }) =>
      clip.evaluate(async (audio: HTMLAudioElement) => {
        // "Pause" is shown before the clip has loaded.
        if (audio.readyState === 0) await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve));
        audio.currentTime = audio.duration - 0.05;
      }),
  ];
  const { page } = await openDemo();
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
  const { player } = await openDemo((page) => page.route('**/*.mp3', (route) => route.abort()));
  await player.getByText('The recording could not be loaded.').waitFor();
  await player.getByRole('link', { name: 'Open the recording by itself' }).waitFor();
  await expect.poll(() => product.consoleErrors.join('\n')).toMatch(/Failed to load resource/);
  await product.ignoreErrors(/Failed to load resource/);
});
