import { expect, test } from 'vitest';
import { honeypotField } from '#contract/email.ts';
import { composeForm, fillForm } from '#contract/form-values.ts';
import { sampleFields } from '#contract/sample-fields.testkit.ts';
import { office, referenceIn, setUp } from './send-email.testkit.ts';

const message = 'Hello\r\nagain';
const home = { ...sampleFields('home', { message }), form: 'home', [honeypotField]: '' };
const contact = {
  ...sampleFields('contact', { message, phone: '', company: 'Patel & Co' }),
  form: 'contact',
  email: 'asha@example.com',
  [honeypotField]: '',
};

function setUpBrowser() {
  const { post, ...rest } = setUp();
  const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded', ...headers });
  return { submit, ...rest };
}

test.each([
  ['without a name', { ...home, name: ' ' }, 'Name is required'],
  ['with an interest nobody offers', { ...contact, interest: 'Free money' }, 'Choose what you are interested in'],
  ['with half an address on the contact page', { ...contact, email: 'asha' }, 'Email must be an address'],
  ['for an application', { ...home, form: 'application', resume: 'cv.pdf' }, 'needs JavaScript'],
])('a form %s is rejected with a page that says so, and nothing is stored', async (_, fields, sentence) => {
  const { submit, stored } = setUpBrowser();
  const response = await submit(fields);
  expect(response.statusCode).toBe(400);
  expect(response.headers?.['content-type']).toMatch(/^text\/html/);
  expect(response.body).toContain(sentence);
  expect(stored()).toEqual([]);
});

test('the page of a rejected form repeats the input as text, never as markup', async () => {
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

test('the page shows an email address and repeats the input while the outbox is unavailable', async () => {
  const { submit, broken } = setUpBrowser();
  broken.outbox = 'access-denied';
  const response = await submit(contact);
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('mailto:');
  expect(response.body).toContain('Hello\nagain');
});

test('a native submission after a failed request of the script is recognised as the same message', async () => {
  const { send, submit, stored } = setUpBrowser();
  const typed = { ...contact, message: message.replace('\r', '') };
  const byScript = await send({
    ...composeForm(fillForm('contact', typed)),
    to: [office],
    replyTo: typed.email,
  });
  const byBrowser = await submit({ ...contact, [honeypotField]: 'filled by the second attempt' });
  expect(byBrowser.headers?.['location']).toContain(referenceIn(byScript));
  expect(stored()).toHaveLength(1);
});

test.each(['survey', 'home'])(
  'a form "%s" of another version of the site is delivered with every field',
  async (form) => {
    const { submit, stored } = setUpBrowser();
    const response = await submit({ ...home, form, season: 'Monsoon' });
    expect(response.headers?.['location']).toMatch(/^\/sent\/[\dA-F]{4}-[\dA-F]{4}_home_/);
    expect(stored()).toMatchObject([
      {
        message: 'name: Asha Patel\nemail: asha@example.com\nmessage: Hello\nagain\nseason: Monsoon',
        replyTo: 'asha@example.com',
      },
    ]);
  },
);

test('a form that another website submits is rejected with 403, and the page repeats the text', async () => {
  const { submit, stored } = setUpBrowser();
  const response = await submit(home, { 'Sec-Fetch-Site': 'cross-site' });
  expect(response).toMatchObject({ statusCode: 403, body: expect.stringContaining('sent from another website') });
  expect(response.body).toContain('Hello\nagain');
  expect(stored()).toEqual([]);
});

test.each(['same-origin', 'same-site', 'none'])('a form with Sec-Fetch-Site: %s is accepted', async (site) => {
  const { submit, stored } = setUpBrowser();
  expect((await submit(home, { 'sec-fetch-site': site })).statusCode).toBe(303);
  expect(stored()).toHaveLength(1);
});
