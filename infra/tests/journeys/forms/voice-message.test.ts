import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordedSamples, recordingFormat, wavHeader } from '#contract/recording.ts';
import { recordingLoudness } from '#weave/loudness.ts';
import { wovenLineSize, wovenLineSvg } from '#weave/woven-line.ts';
import { findBroken } from '../look/axe.testkit.ts';
import { findFaults } from '../look/faults.testkit.ts';
import { openKeyboard } from '../accessibility/keyboard.testkit.ts';
import { launchBrowser } from '../../../local/browser.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { product } from '../product.testkit.ts';
import { openVisits } from '../visits.testkit.ts';

const { sampleRate } = recordingFormat;

/** 1,000 Hz for 20 seconds, longer than a recording here, with a peak of 0.9, so that the recorder does not amplify it. */
const tone = Int16Array.from(
  { length: 20 * sampleRate },
  (_, at) => 0.9 * 32_767 * Math.sin((2 * Math.PI * 1_000 * at) / sampleRate),
);

/** Returns the pitch in Hz, a wave crosses zero twice, and the effective value of the samples. */
function heardIn(samples: Int16Array): { pitch: number; level: number } {
  const crossings = samples.filter((sample, at) => at > 0 && sample < 0 !== samples[at - 1]! < 0).length;
  const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
  return { pitch: (crossings * sampleRate) / samples.length / 2, level };
}

/** Visitors of the shared product in a browser whose microphone plays `tone`. */
async function setUp() {
  const microphone = join(tmpdir(), `${uniqueName('microphone').replace(' ', '-')}.wav`);
  await writeFile(microphone, Buffer.concat([wavHeader(tone.byteLength), Buffer.from(tone.buffer)]));
  const browser = await launchBrowser({ microphone });
  const visits = openVisits(() => browser, product.url);
  return {
    ...visits,
    inbox: product.inbox,
    async [Symbol.asyncDispose]() {
      await visits.close();
      await browser.close();
      await rm(microphone);
      expect(visits.consoleErrors).toEqual([]);
    },
  };
}

/** Marks the document when an audio context receives a sound of the page. */
function measureSound(): void {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaElementSource(this).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      if (Math.max(...samples) > 0.05) document.documentElement.dataset['heard'] = 'true';
    }, 50);
    return play.call(this);
  };
}

async function findFlaws(page: Page): Promise<string[]> {
  return [...(await findFaults(page)), ...(await findBroken(page, 'everything'))];
}

test('a message that is spoken with the keyboard alone reaches the office as it sounded, woven as on the page', async () => {
  await using voice = await setUp();
  const name = uniqueName('Asha Patel');
  const page = await voice.visit('/contact', { viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' });
  await page.context().grantPermissions(['microphone']);
  const form = page.getByRole('form', { name: 'Send a Message' });
  const status = form.getByRole('group', { name: 'Voice recorder' }).getByRole('status');
  const { to, press, type, here } = openKeyboard(page);

  await to('textbox', 'Name');
  await type(name);
  await to('textbox', 'Email');
  await type('asha@example.org');
  await to('combobox', 'Interest');
  await type('Other');
  await to('button', 'Record a voice message');
  await press('Enter');
  await expect.poll(here).toBe('button "Stop recording"');
  expect(await status.textContent()).toContain('Nothing leaves your device before you send');
  expect(await findFlaws(page)).toEqual([]);
  // A busy machine checks for longer than that.
  await form.getByText(/^0:(0[4-9]|[1-5]\d) of 1:00$/).waitFor();
  await press('Enter');
  await expect.poll(here).toBe('button "Play"');
  expect(await status.textContent()).toMatch(/^Recorded: \d+ seconds/);
  expect(await findFlaws(page)).toEqual([]);
  await press('Enter');
  await expect.poll(here).toBe('button "Stop playing"');
  await to('checkbox', /Privacy Policy/);
  await press('Space');
  await to('button', 'Send Message');
  await press('Enter');
  await form.getByText('Your voice, woven.').waitFor();

  const mail = await voice.inbox.waitFor(name);
  const [file] = mail.attachments;
  const reference = /Reference (\S+)\./.exec(mail.text)?.[1];
  expect(file).toMatchObject({ filename: `voice-message-${reference}.wav`, contentType: 'audio/wav' });
  const samples = recordedSamples(file?.content ?? Buffer.alloc(0));
  expect(samples.length / sampleRate).toBeGreaterThan(3.5);
  // Without the first and the last quarter of a second, which the codec fades.
  const { pitch, level } = heardIn(samples.subarray(sampleRate / 4, -sampleRate / 4));
  expect(Math.abs(pitch / 1_000 - 1)).toBeLessThan(0.05);
  expect(Math.abs(level / heardIn(tone).level - 1)).toBeLessThan(0.1);

  const woven = await form
    .locator('figure .weave path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  const loudness = recordingLoudness(samples, wovenLineSize.threads);
  const drawn = [...wovenLineSvg(loudness).matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
  expect(woven).toEqual(drawn);
  expect(await form.getByRole('group', { name: 'Voice recorder' }).getByRole('button').allTextContents()).toEqual([
    'Record a voice message',
  ]);
});

test('a visitor who does not allow the microphone is told so and types the message, and who allows it says hello', async () => {
  await using voice = await setUp();
  const name = uniqueName('Asha Patel');
  const page = await voice.visit('/', { viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' });
  const form = page.getByRole('form', { name: 'Get in Touch' });
  await form.getByRole('button', { name: 'Record a voice message' }).click();
  await form.getByText('Your browser does not let this site use the microphone.').waitFor();
  const hello = page.getByRole('button', { name: 'Hold and say hello' });
  await hello.click();
  const line = page.getByRole('figure', { name: 'Your voice, woven.' });
  await line.getByText('Your browser does not let this site use the microphone.').waitFor();
  expect(await page.getByRole('figure', { name: 'An example call' }).isVisible()).toBe(true);
  expect(await findFlaws(page)).toEqual([]);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByRole('button', { name: "Let's Get Started" }).click();
  await form.getByText('Message is required').first().waitFor();
  await form.getByLabel('Message').fill('We need a phone bot.');
  await form.getByRole('button', { name: "Let's Get Started" }).click();
  await page.getByRole('alertdialog').getByText('Email sent successfully!').waitFor();
  expect((await voice.inbox.waitFor(name)).text).toContain('We need a phone bot.');
  await page.getByRole('button', { name: 'OK', exact: true }).click();

  await page.context().grantPermissions(['microphone']);
  const requests = new Set<string>();
  page.on('request', (request) => requests.add(request.url()));
  await page.evaluate(measureSound);
  await hello.focus();
  await page.keyboard.press('Enter');
  await line.getByText('Nothing leaves your device.').waitFor();
  await page.getByRole('button', { name: 'Stop', pressed: true }).waitFor();
  const startedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() > start + 1_500, startedAt);
  await page.keyboard.press('Space');
  await line.getByText(/^0:0\d, not sent anywhere\.$/).waitFor();
  await line.getByText(/^Hello\. That was (one second|\w+ seconds), and none of it has left your device\.$/).waitFor();
  await page.locator('[data-heard]').waitFor();
  expect([...requests]).toEqual([expect.stringMatching(/\/demo\/hello-\d\.mp3$/)]);
  expect(await findFlaws(page)).toEqual([]);
  await line.getByRole('link', { name: 'Send it as a message' }).click();
  const message = page.getByRole('form', { name: 'Send a Message' });
  const recorded = message.getByText(/^Recorded: \d seconds?\./);
  await recorded.waitFor();
  const bottom = () => recorded.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(900);
  expect(await message.getByRole('button', { name: 'Play' }).evaluate((button) => button.matches(':focus'))).toBe(true);
  const second = uniqueName('Asha Patel');
  await message.getByLabel('Name').fill(second);
  await message.getByLabel('Email').fill('asha@example.org');
  await message.getByLabel('Interest').selectOption({ index: 1 });
  await message.getByRole('checkbox').check();
  await message.getByRole('button', { name: 'Send Message' }).click();
  expect((await voice.inbox.waitFor(second)).attachments[0]?.contentType).toBe('audio/wav');
});
