import { assert, constantFrom, integer, property, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { rejectionWords } from '#content/forms.ts';
import { recordingFile, wavHeaderBytes } from '#contract/recording.ts';
import { sampleFields } from '#contract/sample-fields.testkit.ts';
import { goodMessage, sentenceIn, setUp } from './send-email.testkit.ts';
import { samplePdf } from './resume.testkit.ts';
import { isRejection } from './rejection.ts';
import { hostileRecordings, longest, sampleRecording, tooLong } from './hostile-recordings.testkit.ts';
import { readRecording } from './recording.ts';
import { resumeProblems } from '#content/resume.ts';

const fields = sampleFields('home', { message: '' });

function fileOf(content: Buffer, fileName: string = recordingFile.name, mimeType: string = recordingFile.type) {
  return { fileName, fileContentBase64: content.toString('base64'), mimeType };
}

async function speak(file: object, change: object = { form: 'home', fields }) {
  const { send, stored } = setUp();
  const response = await send({ ...goodMessage, ...file, ...change });
  return { status: response.statusCode, sentence: sentenceIn(response), stored: stored() };
}

test.each([
  ['home', fields],
  ['contact', sampleFields('contact', { message: '' })],
])('a recording takes the place of the text of the form %s and is stored byte for byte', async (form, values) => {
  const content = sampleRecording();
  const { status, stored } = await speak(fileOf(content), { form, fields: values });
  expect(status).toBe(200);
  expect(stored).toMatchObject([{ form, attachment: { fileName: 'voice-message.wav', mimeType: 'audio/wav' } }]);
  expect(Buffer.from(stored[0]?.attachment?.base64 ?? '', 'base64').equals(content)).toBe(true);
});

test('a recording and a text are stored together', async () => {
  const { stored } = await speak(fileOf(sampleRecording()), { form: 'home', fields: { ...fields, message: 'Hello' } });
  expect(stored[0]?.fields?.['message']).toBe('Hello');
  expect(stored[0]?.attachment).toBeDefined();
});

test('without a recording the text is required, and with one every other field is', async () => {
  expect(await speak({})).toMatchObject({ status: 400, sentence: 'Message is required' });
  const nameless = { form: 'home', fields: { ...fields, name: '' } };
  const rejected = await speak(fileOf(sampleRecording()), nameless);
  expect(rejected).toEqual({ status: 400, sentence: 'Name is required', stored: [] });
});

test('a recording of 60 seconds is accepted, a longer one is rejected', async () => {
  expect((await speak(fileOf(longest))).status).toBe(200);
  const rejected = await speak(fileOf(tooLong));
  expect(rejected).toEqual({ status: 413, sentence: rejectionWords.recording.tooLong(60), stored: [] });
});

test('a form of another version with a recording is a plain message, not an application', async () => {
  const { status, stored } = await speak(fileOf(sampleRecording()), { form: 'home', fields: { ...fields, mood: 'x' } });
  expect(status).toBe(200);
  expect(stored[0]).toMatchObject({ message: goodMessage.message, attachment: { mimeType: 'audio/wav' } });
  expect(stored[0]).not.toHaveProperty('form');
});

test('a résumé is not accepted with a contact form, nor a recording with an application', async () => {
  const resume = await speak(fileOf(samplePdf(), 'resume.pdf', 'application/pdf'));
  expect(resume).toEqual({ status: 400, sentence: rejectionWords.recording.wrongContent, stored: [] });
  for (const form of [undefined, 'application']) {
    const spoken = await speak(fileOf(sampleRecording()), { form });
    expect(spoken).toEqual({ status: 400, sentence: resumeProblems.wrongType, stored: [] });
  }
});

test.each([
  ['another name', { fileName: 'voice-message.exe' }],
  ['a header in its name', { fileName: 'voice-message.wav\r\nContent-Type: text/html' }],
  ['another type', { mimeType: 'text/html' }],
  ['a prefix', { fileContentBase64: `data:audio/wav;base64,${sampleRecording().toString('base64')}` }],
  ['base64 with line breaks', { fileContentBase64: sampleRecording().toString('base64').replace(/.{76}/g, '$&\n') }],
  ['no type', { mimeType: undefined }],
])('a recording with %s is rejected and nothing is stored', async (_, change) => {
  const { status, sentence, stored } = await speak({ ...fileOf(sampleRecording()), ...change });
  expect(status).toBe(400);
  expect(sentence).toMatch(/^[A-Z].{10,}/);
  expect(stored).toEqual([]);
});

test.each(hostileRecordings)('%s is rejected for its own reason', async (_, content, reason) => {
  const { status, sentence, stored } = await speak(fileOf(content));
  expect({ status, sentence, stored }).toEqual({ status: 400, sentence: rejectionWords.recording[reason], stored: [] });
});

test('a change of any byte of the header is rejected, and sound of any bytes is accepted', () => {
  const sound = sampleRecording(500);
  assert(
    property(integer({ min: 0, max: wavHeaderBytes - 1 }), integer({ min: 1, max: 255 }), (at, change) => {
      const file = Buffer.from(sound);
      file.writeUInt8((file.readUInt8(at) + change) % 256, at);
      expect(isRejection(readRecording(fileOf(file)))).toBe(true);
    }),
    { numRuns: 500 },
  );
  assert(
    property(uint8Array({ minLength: 1_000, maxLength: 1_000 }), constantFrom(0, 400), (bytes, offset) => {
      const file = Buffer.from(sound);
      file.set(bytes.subarray(offset), wavHeaderBytes);
      expect(isRejection(readRecording(fileOf(file)))).toBe(false);
    }),
    { numRuns: 200 },
  );
});
