import { expect, test } from 'vitest';
import { botChatPath } from '#contract/chat.ts';
import { visitPanel } from './chat-panel.testkit.ts';
import { product } from '../product.testkit.ts';

const long = Array.from({ length: 30 }, (_, index) => `Sentence ${index + 1} of a long answer.`).join(' ');
const widths = [390, 1440] as const;

test.each(widths)('at %i px the question and the start of its answer are at the top of the log', async (width) => {
  const { page, log, send, untilIdle } = await visitPanel('/services', 'Services AI Assistant', {
    viewport: { width, height: 844 },
  });
  /** Pixels from the top of the log to the question and its answer, and the height of the log; scrolling has ended. */
  const places = async () => {
    const measure = () =>
      log.evaluate((box) => {
        const { top } = box.getBoundingClientRect();
        const of = (sender: string) =>
          [...box.querySelectorAll(`[data-sender=${sender}]`)].at(-1)!.getBoundingClientRect();
        return {
          question: of('user').top - top,
          answer: of('ai').top - top,
          end: of('ai').bottom - top,
          height: box.clientHeight,
        };
      });
    let [before, now] = [await measure(), await measure()];
    for (; before.question !== now.question; now = await measure()) before = now;
    return now;
  };
  const respond = (status: number, data: string) =>
    page.route(`**${botChatPath}`, (route) => route.fulfill({ status, json: status === 200 ? { data } : {} }));

  await respond(200, long);
  await send('What happens to our data?');
  await untilIdle();
  await expect.poll(async () => Math.abs((await places()).question)).toBeLessThan(16);
  expect((await places()).answer).toBeLessThan(90);

  await page.reload();
  await expect.poll(async () => Math.abs((await places()).question)).toBeLessThan(16);

  await respond(200, 'Yes.');
  await send('A short one?');
  await untilIdle();
  await expect.poll(async () => (await places()).end).toBeLessThan((await places()).height);
  expect((await places()).question).toBeGreaterThan(-1);

  await respond(500, '');
  await send('Where is the office?');
  await untilIdle();
  await log.getByText('This may help meanwhile:').waitFor();
  await expect.poll(async () => Math.abs((await places()).question)).toBeLessThan(16);
  await expect.poll(async () => (await places()).end).toBeLessThan((await places()).height);

  await respond(200, long);
  await send('word '.repeat(90).trim());
  await untilIdle();
  await expect.poll(async () => Math.abs((await places()).answer)).toBeLessThan(16);
  await product.ignoreErrors(/status of 500/);
});
