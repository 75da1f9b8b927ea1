import { expect, test } from 'vitest';
import { applicationMessage, homeMessage } from '#contract/message.ts';
import { samplePdf } from './sample-pdf.ts';
import { readAgain, sampleEmail } from './set-up.ts';

const person = { name: 'Dev Joshi', email: 'dev@example.com', phone: '+91 00000 00002' };

test('both parts say who wrote, how to answer, the message, the form, the time in India and the reference', async () => {
  const { text, html } = await readAgain(sampleEmail());
  for (const part of [text, html]) {
    expect(part).toContain('asha@example.com');
    expect(part).toContain('AI/ML Solutions');
    expect(part).toContain('Does it speak Gujarati?');
    expect(part).toContain('contact page');
    expect(part).toContain('Fri 20 Nov 2026, 15:42 IST');
    expect(part).toContain('7F3A-19C2');
  }
});

test('an application says what is attached and how to treat it', async () => {
  const message = applicationMessage({
    ...person,
    role: 'DevOps Engineer',
    portfolio: 'https://example.com/dev',
    note: '',
  });
  const attachment = { fileName: 'resume.pdf', mimeType: 'application/pdf', base64: samplePdf().toString('base64') };
  const { text, html } = await readAgain(sampleEmail({ form: 'application', message, attachment }));
  for (const part of [text, html]) {
    expect(part).toContain('Dev Joshi, DevOps Engineer');
    expect(part).toMatch(/resume\.pdf.*PDF, \d+ B.*open it with care/);
    expect(part).toMatch(/Delete by 20 May 2027/);
  }
  expect(html).toContain('href="tel:+910000000002"');
  expect(html).toContain('href="https://example.com/dev"');
});

test('a press on Reply answers the visitor under the same subject', async () => {
  const { html } = await readAgain(sampleEmail({ subject: 'Message from A & B' }));
  expect(html).toContain('href="mailto:asha@example.com?subject=Re%3A%20Message%20from%20A%20%26%20B"');
});

test('an address typed in capitals is still the one to reply to', async () => {
  const message = homeMessage({ name: 'Asha', email: 'Asha@EXAMPLE.com', message: 'Hi' });
  const { text, html } = await readAgain(sampleEmail({ form: 'home', message, replyTo: 'Asha@example.com' }));
  expect(html).toContain('href="mailto:Asha@EXAMPLE.com"');
  expect(text).not.toContain('not a complete address');
});

test('a letter without a usable address offers no Reply and says why', async () => {
  const { replyTo: _, ...email } = sampleEmail({
    message: homeMessage({ name: 'Asha', email: 'asha@', message: 'Hi' }),
  });
  const { text, html, replyTo } = await readAgain(email);
  expect(replyTo).toBeUndefined();
  expect(html).not.toContain('mailto:');
  expect(text).toContain('asha@ (not a complete address)');
  expect(text).toContain('No address to reply to was given.');
});

test('nothing a visitor writes becomes markup, loads anything or leads anywhere', async () => {
  const evil = '<img src="https://evil.example/x.gif" onerror=alert(1)>';
  const portfolio = 'javascript:alert(1)';
  const message = applicationMessage({ name: evil, email: evil, phone: evil, role: evil, portfolio, note: evil });
  const { html } = await readAgain(sampleEmail({ form: 'application', subject: evil, message }));
  expect(html).not.toMatch(/<img|<script|href="(?!mailto:)/i);
});

test('a letter that nobody composed arrives whole', async () => {
  const { text } = await readAgain(sampleEmail({ message: 'Just\na text: with colons' }));
  expect(text).toContain('Just\na text: with colons');
});

test('the letter is light enough for mail programs that cut at 102 KB', async () => {
  const { html } = await readAgain(sampleEmail({ message: 'x'.repeat(16_000) }));
  expect(Buffer.byteLength(String(html))).toBeLessThan(40_000);
});

test('the line woven from a name is the same for the same name and another for another', async () => {
  expect(await woven('Asha')).toBe(await woven('Asha'));
  expect(await woven('Asha')).not.toBe(await woven('Dev'));
});

/** The line woven from this name. */
async function woven(name: string): Promise<string | undefined> {
  const { html } = await readAgain(sampleEmail({ message: homeMessage({ ...person, name, message: 'x' }) }));
  return /<table[^>]*class="weave"[\s\S]*?<\/table>/.exec(String(html))?.[0];
}
