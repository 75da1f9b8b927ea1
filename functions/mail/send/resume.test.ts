import { expect, test } from 'vitest';
import { emailLimits } from '#contract/email.ts';
import { sampleDoc, sampleDocx, samplePdf } from './resume.testkit.ts';
import { goodMessage, sentenceIn, setUp } from './send-email.testkit.ts';
import { resumeProblems } from '#content/resume.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function apply(fileName: string, content: Buffer | string, mimeType = 'application/octet-stream') {
  const { send, stored } = setUp();
  const fileContentBase64 = typeof content === 'string' ? content : content.toString('base64');
  const response = await send({ ...goodMessage, fileName, fileContentBase64, mimeType });
  return { status: response.statusCode, sentence: sentenceIn(response), stored: stored() };
}

test.each([
  ['resume.pdf', samplePdf(), 'application/pdf'],
  ['resume.PDF', samplePdf(), ''],
  ['resume.doc', sampleDoc(), 'application/msword'],
  ['resume.docx', sampleDocx(), docxType],
  ['resume.docx', sampleDocx(), 'application/zip'],
])('%s is stored byte for byte, as an application', async (fileName, content, mimeType) => {
  const { status, stored } = await apply(fileName, content, mimeType);
  expect(status).toBe(200);
  expect(stored[0]).toMatchObject({ form: 'application', attachment: { fileName } });
  expect(Buffer.from(stored[0]?.attachment?.base64 ?? '', 'base64').equals(content)).toBe(true);
});

test.each<[string, string]>([
  ['../../etc/cron.d/job.pdf', 'job.pdf'],
  ['C:\\fakepath\\resume.pdf', 'resume.pdf'],
  ['resume\u202Efdp.pdf', 'resumefdp.pdf'],
  ['re\u0001su\u2028me.pdf ', 'resume.pdf'],
  ['.pdf', 'resume.pdf'],
  ['half\uD800.pdf', 'half\uFFFD.pdf'],
  ...['રિઝ્યુમે "final" 2026.pdf', "Zoë's CV (v2) – 100%.pdf", '履歴書 👩‍💻.pdf'].map((name): [string, string] => [
    name,
    name,
  ]),
])('the file name %j is stored as %j', async (fileName, storedName) => {
  expect((await apply(fileName, samplePdf())).stored[0]?.attachment?.fileName).toBe(storedName);
});

test.each(['application/wps-office.pdf', 'text/html', 'application/pdf\r\nX: y', ''])(
  'a PDF declared as %j is stored as a PDF',
  async (mimeType) => {
    const { stored } = await apply('resume.pdf', samplePdf(), mimeType);
    expect(stored[0]?.attachment).toMatchObject({ fileName: 'resume.pdf', mimeType: 'application/pdf' });
  },
);

test.each([
  ['my.cv.doc', sampleDocx(), 'my.cv.docx', docxType],
  ['cv.pdf', sampleDocx(), 'cv.docx', docxType],
  ['cv.DOCX', sampleDoc(), 'cv.doc', 'application/msword'],
  ['.doc', samplePdf(), 'resume.pdf', 'application/pdf'],
])(
  '%s with other content is stored with the extension and type of its content',
  async (sent, content, fileName, mimeType) => {
    const { stored } = await apply(sent, content);
    expect(stored[0]?.attachment).toMatchObject({ fileName, mimeType });
    expect(stored[0]?.attachment?.oddities?.[0]).toBe(`Its name ended in ${/\.\w+$/.exec(sent)![0].toLowerCase()}.`);
  },
);

test('a file name of 255 characters is accepted, a longer one is rejected', async () => {
  expect((await apply(`${'x'.repeat(251)}.pdf`, samplePdf())).status).toBe(200);
  const rejected = await apply(`${'x'.repeat(252)}.pdf`, samplePdf());
  expect(rejected).toEqual({ status: 400, sentence: 'The file name must be 255 characters or fewer', stored: [] });
});

test('a file of exactly the maximum size is accepted, a larger one is rejected', async () => {
  expect((await apply('resume.pdf', samplePdf(emailLimits.resumeBytes))).status).toBe(200);
  const rejected = await apply('resume.pdf', samplePdf(emailLimits.resumeBytes + 1));
  expect(rejected).toEqual({ status: 413, sentence: resumeProblems.tooLarge, stored: [] });
});
