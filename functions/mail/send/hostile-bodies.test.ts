import { assert, asyncProperty, constantFrom, jsonValue, string } from 'fast-check';
import { expect, test } from 'vitest';
import { emailLimits } from '#contract/email.ts';
import { sampleDocx, samplePdf, sampleZip } from './resume.testkit.ts';
import { goodMessage, office, requestOf, setUp } from './send-email.testkit.ts';

/** An address that must never receive a message. */
const evil = 'x@evil.example';

/** A response with a sentence and without a stack trace, after which nothing is stored. */
const refusal = {
  statusCode: expect.toBeOneOf([400, 413, 415]) as unknown,
  body: expect.stringMatching(/^(?!.*(node_modules|\bat .+:\d+:\d+)).{21,}/s) as unknown,
  stored: [],
};

async function post(body: string, contentType = 'text/plain', isBase64Encoded = false) {
  const { handler, stored } = setUp();
  const response = await handler(requestOf({ body, headers: { 'content-type': contentType }, isBase64Encoded }));
  return { ...response, stored: stored() };
}

const changed = (change: object) => JSON.stringify({ ...goodMessage, ...change });
const good = changed({});

test('any JSON but a message, any text but JSON, and any part of a message are refused', async () => {
  const refused = async (body: string) => {
    expect(await post(body)).toMatchObject(refusal);
  };
  await assert(asyncProperty(jsonValue(), (value) => refused(JSON.stringify(value))));
  await assert(asyncProperty(string({ unit: 'binary', maxLength: 50 }), refused));
  for (let length = 0; length < good.length; length += 7) await refused(good.slice(0, length));
});

test('a value of any other type than its field’s is refused', async () => {
  const refused = async (change: object) => {
    expect(await post(changed(change))).toMatchObject(refusal);
  };
  const texts = ['subject', 'message', 'replyTo', 'form', 'blank', 'fileName', 'fileContentBase64', 'mimeType'];
  const wrong = jsonValue().filter((value) => typeof value !== 'string');
  await assert(asyncProperty(constantFrom(...texts), wrong, (field, value) => refused({ [field]: value })));
  for (const fields of [null, true, 0, 'text', [], ['text'], { name: 0 }, { name: null }, { name: ['text'] }]) {
    await refused({ fields });
  }
});

test.each([
  '{"__proto__":{"subject":"Hi","message":"Hi"}}',
  '['.repeat(200_000),
  ...[undefined, '   ', '\u202e\u2066', '\u0007\u0008', '\u2028', 'x'.repeat(emailLimits.subject + 1)].map((subject) =>
    changed({ subject }),
  ),
  ...[undefined, ' \n\t ', '\0\u0001', 'x'.repeat(emailLimits.message + 1)].map((message) => changed({ message })),
])('the body %.40j is refused', async (body) => expect(await post(body)).toMatchObject(refusal));

test.each(['!!!!', good, Buffer.from([0xff, 0xfe, 0x7b]).toString('base64'), btoa('x'.repeat(4_600_000))])(
  'the base64 %.40j is refused',
  async (body) => expect(await post(body, 'text/plain', true)).toMatchObject(refusal),
);

test.each<unknown>([
  evil,
  [evil],
  [office, evil],
  [[office]],
  { 0: office, length: 1 },
  [`${office}\r\nBcc: ${evil}`],
  [`${evil}(${office})`],
  [`${office}.evil.example`],
  [],
  [`${office}\u200b`],
  Array.from({ length: emailLimits.recipients + 1 }, () => office),
])('the recipients %j are refused', async (to) => expect(await post(changed({ to }))).toMatchObject(refusal));

test.each([`\r\nBcc: ${evil}`, '\n', '\r', '\0', `\n\tBcc: ${evil}`, '\r\n\r\n<html>', `\r\n.\r\nMAIL FROM:<${evil}>`])(
  'a subject and a file name that would end their header by %j are refused',
  async (tail) => {
    expect(await post(changed({ subject: `Message from A${tail}` }))).toMatchObject(refusal);
    const file = { fileContentBase64: samplePdf().toString('base64'), mimeType: 'application/pdf' };
    expect(await post(changed({ ...file, fileName: `resume${tail}.pdf` }))).toMatchObject(refusal);
  },
);

const pdf = samplePdf().toString('base64');

test.each([
  ['resume.pdf', ''],
  ['resume.pdf', '===='],
  ['resume.pdf', 'JVBERi0'],
  ['resume.pdf', ' JVBERi0x'],
  ['resume.pdf', `data:application/pdf;base64,${pdf}`],
  ['resume.pdf', samplePdf(999).toString('base64').replace(/.{76}/g, '$&\n')],
  ['resume.pdf', Buffer.concat([samplePdf(), Buffer.alloc(30, 0xff)]).toString('base64url')],
  ['resume.pdf', 'file:///etc/passwd'],
  ...['.html', '.exe', '', '.pdf.exe', '.pdf/', '.pdf.', '\u202Efdp.exe', '.рdf', '.pdf::$DATA', '.__proto__'].map(
    (end) => [`resume${end}`, pdf],
  ),
  ...['..', '/', '', '\u202e', `${'x'.repeat(400)}.pdf`].map((name) => [name, pdf]),
  ['resume.docm', sampleDocx().toString('base64')],
  ['resume.docx', sampleZip([{ name: 'readme.txt' }]).toString('base64')],
  ['resume.docx', Buffer.from('PK\x05\x06'.padEnd(22, '\xff'), 'latin1').toString('base64')],
  ['resume.doc', Buffer.alloc(4_096, 0xff).toString('base64')],
])('the file %.40j of the base64 %.40j is refused', async (fileName, fileContentBase64) =>
  expect(await post(changed({ fileName, fileContentBase64, mimeType: 'application/pdf' }))).toMatchObject(refusal),
);

test.each(['multipart/form-data', 'text/html', '', 'text/plain2', 'application/json+evil', 'text/plain, text/css'])(
  'a message of the media type %j is refused',
  async (contentType) => expect(await post(good, contentType)).toMatchObject(refusal),
);

test.each(['bcc', 'from', 'sender', 'headers', 'html', 'attachments', 'envelope', 'To', 'icalEvent'])(
  'a message with the key %s is stored as if it had no such key',
  async (key) => {
    const [plain, strange] = [setUp(), setUp()];
    await plain.send(goodMessage);
    expect((await strange.send({ ...goodMessage, [key]: evil })).statusCode).toBe(200);
    expect(strange.stored()).toEqual(plain.stored());
    expect(strange.lines.join()).not.toContain(evil);
  },
);
