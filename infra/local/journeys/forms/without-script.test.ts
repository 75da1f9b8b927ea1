import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { hold } from '../hold.ts';
import { openProduct } from '../product.ts';
import { ready, wholePage } from '../visits.ts';

test('the note of a message that the browser sent by itself shows at its own address only', async () => {
  await using product = await openProduct();
  const page = await product.visit('/contact?sent=ok&id=7F3A-19C2#sent', { javaScriptEnabled: false });
  const note = page.getByText('Message sent successfully!');
  expect(await note.isVisible()).toBe(true);
  await page.goto('/contact#contact-form');
  await wholePage(page);
  expect(await note.isVisible()).toBe(false);
});

test('once scripts run, such a message shows its reference number and cannot be made to show anything else', async () => {
  await using product = await openProduct();
  const page = await product.visit('/contact?sent=ok&id=7F3A-19C2#sent');
  await page.getByText('7F3A-19C2').waitFor();
  const other = await product.visit('/contact?sent=ok&id=Call+0900#sent');
  await other.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
  expect(await other.getByText('0900').count()).toBe(0);
});

test('what is typed before the scripts arrive is still there afterwards', async () => {
  await using product = await openProduct();
  const page = await product.visit('/about');
  const scripts = await hold(page, '**/*.js');
  await page.goto('/contact');
  await page.locator('#contact-name').fill('Early Bird');
  await page.locator('#contact-interest').selectOption('Process Automation');
  scripts.letGo();
  await ready(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft-contact'))).toContain('Early Bird');
  expect(await page.locator('#contact-name').inputValue()).toBe('Early Bird');
  expect(await page.locator('#contact-interest').inputValue()).toBe('Process Automation');
  // Held scripts use what is preloaded for them later than Chromium likes.
  await product.forgive(/was preloaded/);
});

test('without JavaScript the application form says how to apply and cannot be sent half', async () => {
  await using product = await openProduct();
  const page = await product.visit('/careers', { javaScriptEnabled: false });
  const form = page.getByRole('form', { name: 'Apply Now' });
  expect(await form.getByRole('link', { name: company.email }).isVisible()).toBe(true);
  expect(await form.getByRole('button', { name: 'Submit Application' }).isDisabled()).toBe(true);
});
