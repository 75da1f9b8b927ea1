import ICAL from 'ical.js';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBroken } from '../look/axe.testkit.ts';
import { openKeyboard } from '../accessibility/keyboard.testkit.ts';
import { fillContact } from '../faults/tasks.testkit.ts';
import { type ReadMail, uniqueName } from '../inbox.testkit.ts';
import { product } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';

function startOf(text: string): Date {
  return new ICAL.Event(ICAL.Component.fromString(text).getFirstSubcomponent('vevent')!).startDate.toJSDate();
}

function startsOf({ attachments }: ReadMail): Date[] {
  const files = attachments.filter(({ contentType }) => contentType === 'text/calendar');
  return files.map(({ content }) => startOf(content.toString()));
}

test('by keyboard alone a visitor in another time zone asks for a call at two times, which the office can save', async () => {
  const name = uniqueName('Lena Weber');
  const zone = 'Pacific/Honolulu';
  const page = await product.visit('/terms-of-service', {
    viewport: { width: 320, height: 844 },
    colorScheme: 'dark',
    // Most of its times are of another day in the office.
    timezoneId: zone,
  });
  const keyboard = openKeyboard(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await keyboard.to('link', 'Schedule a Call');
  await keyboard.press('Enter');
  const section = page.locator('#book-a-call');
  await section.getByRole('group', { name: /^Times on / }).waitFor();
  const [write, call] = ['Write', 'Ask for a call'].map((name) => section.getByRole('radio', { name })) as [
    Locator,
    Locator,
  ];
  const hasFocus = (choice: Locator) => choice.evaluate((element) => element === document.activeElement);
  await expect.poll(() => hasFocus(call)).toBe(true);
  expect(scripts.filter((url) => url.includes('call-components'))).toHaveLength(1);

  await keyboard.to('button', /^\w{3} \d+ \w{3,4}$/);
  await keyboard.to('button', /^\w{3} \d+ \w{3,4}$/);
  await keyboard.press('Enter');
  const picker = section.locator('div', { has: page.getByRole('group') }).last();
  await expect.poll(async () => (await picker.boundingBox())?.height).toBeLessThanOrEqual(560);
  const half = /^\w+day \d+ \w+, \d\d:\d\d to \d\d:\d\d your time, (\w{3} )?\d\d:\d\d IST$/;
  for (const key of ['Space', 'Enter']) {
    await keyboard.to('button', half);
    await keyboard.press(key);
    await expect.poll(keyboard.here).toContain('[pressed]');
  }
  await section.getByText('2 of 3 times chosen.').waitFor();
  const message = page.getByRole('form', { name: 'Send a Message' }).getByRole('textbox', { name: 'Message' });
  expect(await message.getAttribute('aria-required')).not.toBe('true');
  // Who writes instead asks for no call, until the other choice is pressed again.
  await write.click();
  expect(await hasFocus(write)).toBe(true);
  await expect.poll(() => message.getAttribute('aria-required')).toBe('true');
  expect(await section.locator('[name=times]').isDisabled()).toBe(true);
  await call.click();
  await section.getByText('2 of 3 times chosen.').waitFor();
  expect(await findBroken(page, 'everything')).toEqual([]);
  const shown = await section.getByRole('button', { pressed: true, name: half }).allTextContents();

  await fillContact(page, name);
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  const banner = page.getByRole('status').filter({ hasText: 'Message sent successfully!' });
  await banner.getByText('It is a request').waitFor();
  const mail = await product.inbox.waitFor(name);
  const starts = startsOf(mail);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
  expect(starts.map((start) => clock.format(start))).toEqual(shown.map((text) => /\d\d:\d\d/.exec(text)?.[0]));
  expect(starts).toHaveLength(2);
  expect(mail.text).toMatch(
    /Requested time 2: .* IST, (\w{3} )?\d\d:\d\d for the visitor \(Pacific\/Honolulu\) \(not confirmed\)/,
  );

  const saved = banner.getByRole('link', { name: /^Save .* as tentative$/ });
  const files = await saved.evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({ href, download }) => ({ href, download })),
  );
  const own = files.map(({ href }) => startOf(decodeURIComponent(href.slice(href.indexOf(',') + 1))));
  expect(own).toEqual(starts);
  expect(files[0]?.download).toMatch(/^call-2\d{3}-\d\d-\d\d-\d{4}\.ics$/);
  expect(await section.getByRole('heading').isVisible()).toBe(false);
});

test('who has chosen to write does so after a reload, too', async () => {
  const page = await product.visit('/contact#book-a-call');
  const choice = page.getByRole('radio', { name: 'Write' });
  await page.getByRole('group', { name: /^Times on / }).waitFor();
  await choice.check();
  await page.reload();
  await ready(page);
  await expect.poll(() => choice.isChecked()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Book the 30-minute call' }).isVisible()).toBe(false);
});

test('without JavaScript a visitor writes the times, and the office reads them', async () => {
  const name = uniqueName('Lena Weber');
  const page = await product.visit('/terms-of-service', { javaScriptEnabled: false });
  await page.goto('/contact#book-a-call');
  const times = page.getByLabel('Times that suit you');
  expect(await times.isVisible()).toBe(true);
  await page.getByRole('radio', { name: 'Write' }).click();
  expect(await times.isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'Ask for a call' }).click();
  await times.fill('Tuesday or Friday morning, Berlin time');
  await fillContact(page, name);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message sent successfully!').waitFor();
  const mail = await product.inbox.waitFor(name);
  expect(mail.text).toContain('Times that suit you: Tuesday or Friday morning, Berlin time');
  expect(startsOf(mail)).toEqual([]);
});
