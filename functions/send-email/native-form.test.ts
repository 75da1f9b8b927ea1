import { expect, test } from 'vitest';
import { referenceNumber, fingerprint } from '../outbox/keys.ts';
import { setUp } from './set-up.ts';

const home = { form: 'home', name: 'Asha Patel', email: 'asha@example.com', message: 'Hello\r\nagain', website: '' };
const contact = {
  ...home,
  form: 'contact',
  phone: '',
  company: 'Patel & Co',
  interest: 'AI/ML Solutions',
  agree: 'on',
};

/** Sends a form as a browser does by itself. */
function setUpBrowser() {
  const { post, ...rest } = setUp();
  const submit = (fields: Record<string, string>) =>
    post(new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' });
  return { submit, ...rest };
}

test('the home form sent without JavaScript is stored as its JavaScript would have sent it', async () => {
  const { submit, stored } = setUpBrowser();
  const answer = await submit(home);
  const reference = referenceNumber(fingerprint(new URLSearchParams(home).toString()));
  expect(answer).toMatchObject({ statusCode: 303, headers: { location: `/?sent=ok&id=${reference}#sent` } });
  expect(stored()).toMatchObject([
    {
      form: 'home',
      reference,
      subject: 'Message from Asha Patel',
      message: 'Name: Asha Patel\nEmail: asha@example.com\n\nMessage:\nHello\nagain',
      replyTo: 'asha@example.com',
    },
  ]);
});

test('the contact form sent without JavaScript leads back to its own page', async () => {
  const { submit, stored } = setUpBrowser();
  const answer = await submit(contact);
  expect(answer.headers?.['location']).toMatch(/^\/contact\?sent=ok&id=[\dA-F-]{9}#sent$/);
  expect(stored()[0]).toMatchObject({ form: 'contact', message: expect.stringContaining('Company: Patel & Co') });
});

test('a home form with any address is sent, even one that nobody can reply to', async () => {
  const { submit, stored } = setUpBrowser();
  expect((await submit({ ...home, email: 'asha at home' })).statusCode).toBe(303);
  expect(stored()[0]?.message).toContain('asha at home');
});

test.each([
  ['without a name', { ...home, name: ' ' }, 'Name is required'],
  ['without an e-mail address', { ...home, email: '' }, 'Email is required'],
  ['without a message', { ...home, message: '\r\n' }, 'Message is required'],
  ['with a name without end', { ...home, name: 'x'.repeat(201) }, 'Name must be 200 characters or fewer'],
  ['with a phone number without end', { ...contact, phone: '1'.repeat(301) }, 'Phone must be 300 characters or fewer'],
  ['with a company without end', { ...contact, company: 'x'.repeat(301) }, 'Company must be 300 characters or fewer'],
  ['without agreement', { ...contact, agree: '' }, 'Agree to the privacy policy'],
  ['without an interest', { ...contact, interest: '' }, 'Choose what you are interested in'],
  ['with an interest nobody offers', { ...contact, interest: 'Free money' }, 'Choose what you are interested in'],
  ['with half an address on the contact page', { ...contact, email: 'asha' }, 'Email must be an address'],
])('a form %s is answered with a page that says so, and nothing is stored', async (_, fields, sentence) => {
  const { submit, stored } = setUpBrowser();
  const answer = await submit(fields);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers?.['content-type']).toMatch(/^text\/html/);
  expect(answer.body).toContain(sentence);
  expect(stored()).toEqual([]);
});

test('a visitor whose form is refused gets back what was typed, as text and never as markup', async () => {
  const { submit } = setUpBrowser();
  const typed = '\n</textarea><script>alert("1")</script> & more';
  const { body } = await submit({ ...home, name: '', message: typed });
  const area = /<textarea[^>]*>\n([\s\S]*?)<\/textarea>/.exec(body)?.[1];
  expect(area).toBe('\n&lt;/textarea&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more');
  expect(body).not.toMatch(/<script|style=/);
  expect(body).toContain('<dt>Email</dt><dd dir="auto">asha@example.com</dd>');
  expect(body).not.toContain('<dd dir="auto"></dd>');
  expect(body).toContain('href="/#contact"');
});

test('while the outbox is full, the page says how else to write and keeps the text', async () => {
  const { submit, broken } = setUpBrowser();
  broken.outbox = 'full';
  const answer = await submit(contact);
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('mailto:');
  expect(answer.body).toContain('Hello\nagain');
});

test('a robot that fills the hidden field of a form is led on and nothing is stored', async () => {
  const { submit, stored } = setUpBrowser();
  expect((await submit({ ...contact, website: 'x' })).statusCode).toBe(303);
  expect(stored()).toEqual([]);
});

test('a line break in a name stays on its line', async () => {
  const { submit, stored } = setUpBrowser();
  await submit({ ...home, name: 'Asha\r\nBcc: x@evil.example\r\nEmail: x@evil.example' });
  expect(stored()[0]?.subject).toBe('Message from Asha Bcc: x@evil.example Email: x@evil.example');
  expect(stored()[0]?.replyTo).toBe('asha@example.com');
});
