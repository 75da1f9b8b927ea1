import { afterAll, beforeAll, expect, test } from 'vitest';
import { partsOf } from '../chat/chat-panel.ts';
import { openProduct, type Product } from '../product.ts';
import { ready } from '../visits.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

/**
 * Visitors whose browsers speak another language and whose clocks stand elsewhere, the last two a day apart. The
 * moments are those of an open and of a closed office; what each reads then is said in the hours of both.
 */
const visitors = [
  {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    now: '2026-03-02T06:00:00Z',
    clock: '07:00',
    hours: 'Open now, until 19:00 IST',
  },
  {
    locale: 'hi-IN',
    timezoneId: 'Asia/Kolkata',
    now: '2026-03-06T14:00:00Z',
    clock: '19:30',
    hours: 'Closed now. Opens Monday 10:00 IST',
  },
  {
    locale: 'ar-EG',
    timezoneId: 'Pacific/Kiritimati',
    now: '2026-03-06T14:00:00Z',
    clock: '04:00',
    hours: 'Closed now. Opens Monday 10:00 IST, 18:30 your time',
  },
  {
    locale: 'en-US',
    timezoneId: 'Pacific/Pago_Pago',
    now: '2026-03-06T14:00:00Z',
    clock: '03:00',
    hours: 'Closed now. Opens Monday 10:00 IST, Sunday 17:30 your time',
  },
] as const;

test.each(visitors)(
  'a browser in $locale at $timezoneId reads the office’s hours and the site’s dates, and sends mail',
  async ({ locale, timezoneId, now, clock, hours }) => {
    const page = await product.visit('/sitemap', { locale, timezoneId, viewport: { width: 1280, height: 900 } });
    await page.clock.setFixedTime(now);
    await page.goto('/contact');
    await ready(page);
    await page.getByRole('complementary', { name: 'Other ways to reach us' }).getByText(hours).waitFor();
    // What is said now is said at the visitor's own time of day.
    const { log } = partsOf(page, 'Support AI Assistant');
    await expect.poll(() => log.innerText()).toContain(clock);

    const form = page.getByRole('form', { name: 'Send a Message' });
    await form.getByLabel('Name').fill('زائر');
    await form.getByLabel('Email').fill('visitor@example.org');
    await form.getByLabel('Interest').selectOption('Other Services');
    await form.getByLabel('Message').fill(`नमस्ते, Grüße, مرحبا (${timezoneId})`);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send Message' }).click();
    const mail = await product.inbox.next();
    expect(mail.text).toContain(`नमस्ते, Grüße, مرحبا (${timezoneId})`);
    expect(mail.subject).toContain('زائر');
    // The office reads its own time, wherever the mail comes from.
    expect(mail.text).toMatch(/IST|India/);
    await form.getByText('Message sent successfully!').waitFor();

    const blog = await (await fetch(`${product.url}/blog`)).text();
    const written = [...blog.matchAll(/<time[^>]*>([^<]+)<\/time>/g)].map(([, date]) => date);
    expect(written.length).toBeGreaterThan(5);
    const dates = page.getByRole('article').locator('time');
    // Drawn by the browser first, and then hydrated in the document that has them.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect.poll(() => dates.allInnerTexts()).toEqual(written);
    await page.reload();
    await ready(page);
    await expect.poll(() => dates.allInnerTexts()).toEqual(written);

    // The clock puts its own script into the map's empty frame, which runs none; the browser may say so late.
    await page.context().close();
    await product.forgive(/frame is sandboxed/);
    expect(product.complaints).toEqual([]);
  },
);
