import { readdirSync, readFileSync } from 'node:fs';
import { assert, constantFrom, integer, property, tuple, array } from 'fast-check';
import { expect, test } from 'vitest';
import { emailLimits } from '#contract/email.ts';
import { expectLinear } from '#contract/growth.testkit.ts';
import { readContent } from './resume-content.ts';
import { sampleDoc, sampleDocx, samplePdf, sampleZip } from './resume.testkit.ts';

/** Returns the extension of the content and the sentences for the office, or 'refused'. */
function verdict(content: Buffer): string {
  const found = readContent(content);
  return found === undefined ? 'refused' : [found.extension, ...found.oddities].join(' ');
}

const folder = new URL('./fixtures/', import.meta.url);
const fixtures = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder))] as const);

const encrypted = '.pdf This file is encrypted and may ask for a password.';
const answers: Readonly<Record<string, string>> = {
  'docx-named.doc': '.docx',
  'html-named.doc': 'refused',
  'rtf-named.doc': 'refused',
  'wordml-named.doc': 'refused',
  'owner-256.pdf': encrypted,
  'password-128.pdf': encrypted,
};

test.each(fixtures)('%s, made by a real program, has the right answer', (name, content) => {
  expect(verdict(content)).toBe(answers[name] ?? name.slice(name.lastIndexOf('.')));
});

const header = '%PDF-1.7';
const zip64 = sampleDocx();
zip64.writeUInt32LE(0xffffffff, zip64.length - 6);

test.each<readonly [string, Buffer, string]>([
  ['nothing', Buffer.alloc(0), 'refused'],
  ['a PDF whose header is as late as viewers read', Buffer.from(' '.repeat(1_024) + header), '.pdf'],
  ['a PDF whose header is later', Buffer.from(' '.repeat(1_025) + header), 'refused'],
  ['any ZIP', sampleZip([{ name: 'readme.txt' }, { name: 'words/document.xml' }]), 'refused'],
  ['a spreadsheet', sampleZip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]), 'refused'],
  ['a ZIP with a DOCX', sampleZip([{ name: 'cv.docx', content: sampleDocx() }]), 'refused'],
  ['a DOCX cut in half', sampleDocx().subarray(0, 150), 'refused'],
  ['a DOCX whose directory is described by ZIP64', zip64, '.docx'],
  ['a DOCX with its text under another name', sampleZip([{ name: 'word/document2.xml' }]), '.docx'],
  ['an OLE2 header and nothing else', sampleDoc().subarray(0, 512), '.doc'],
  ['half an OLE2 header', sampleDoc().subarray(0, 7), 'refused'],
])('%s is %3$s', (_, content, answer) => {
  expect(verdict(content)).toBe(answer);
});

const macros = 'This file has macros. Open it in a viewer, not in Word.';
const password = 'This file is encrypted and may ask for a password.';
const scripted = 'This file has a script. Open it in a viewer that runs none, such as a browser.';
const embedded = 'This file has other files inside it. Do not open those.';

test.each<readonly [string, Buffer, string]>([
  ['a DOCX with macros', sampleDocx({ name: 'word/vbaProject.bin' }), `.docx ${macros}`],
  ['a DOCX with encrypted parts', sampleDocx({ name: 'x.xml', flags: 1 }), `.docx ${password}`],
  ['a DOCX with a workbook', sampleDocx({ name: 'word/embeddings/Numbers.xlsx' }), `.docx ${embedded}`],
  [
    'a DOCX with everything, in backslashes',
    sampleZip([{ name: 'word\\vbaProject.bin', flags: 1 }, { name: 'word\\embeddings\\a.exe' }]),
    `.docx ${macros} ${password} ${embedded}`,
  ],
  ['a DOC with macros', sampleDoc('_VBA_PROJECT'), `.doc ${macros}`],
  ['a DOCX with a password', sampleDoc('EncryptedPackage'), `.docx ${password}`],
  ['a PDF with a script', samplePdf(999, '<</S/JavaScript/JS(app.alert(1))>>'), `.pdf ${scripted}`],
  ['a PDF with a script, with spaces', samplePdf(999, '<< /S /JavaScript >>'), `.pdf ${scripted}`],
  ['a PDF with the source of a script', samplePdf(999, '<</JS 12 0 R>>'), `.pdf ${scripted}`],
  ['a PDF with a password', samplePdf(999, 'trailer<</Encrypt 5 0 R>>'), `.pdf ${password}`],
  ['a PDF with files', samplePdf(999, '<</Type/EmbeddedFile>>'), `.pdf ${embedded}`],
  ['a PDF with a link to a page about JavaScript', samplePdf(999, '/URI(https://x.example/JavaScript)'), '.pdf'],
  ['a PDF with /JS among the bytes of a picture', samplePdf(999, 'x/JSx'), '.pdf'],
])('%s is accepted, and the office reads what is plainly in it', (_, content, answer) => {
  expect(verdict(content)).toBe(answer);
});

const samples = [...fixtures.map(([, content]) => content), sampleZip([]), sampleDocx(), sampleDoc(), zip64];

test('no change of bytes and no cut makes the search throw', () => {
  const bytes = array(tuple(integer({ min: 0 }), constantFrom(0, 1, 0x7f, 0xff)), { maxLength: 20 });
  assert(
    property(constantFrom(...samples), bytes, integer({ min: 0 }), (sample, changes, length) => {
      const content = Buffer.from(sample.subarray(0, length % 3 === 0 ? length % sample.length : sample.length));
      // From the end, where a ZIP has its directory, as often as anywhere.
      for (const [at, value] of changes) {
        if (content.length > 0) content[at % 2 === 0 ? at % content.length : content.length - 1 - (at % 99)] = value;
      }
      expect(() => readContent(content)).not.toThrow();
    }),
    { numRuns: 3_000 },
  );
});

const directoryEntry = `PK\x01\x02${'\0'.repeat(42)}`;

test.each<readonly [string, string, string, string]>([
  ['starts of ZIP directories', 'PK\x03\x04', directoryEntry, ''],
  ['a directory of ends of ZIP files', `PK\x03\x04${directoryEntry}`, 'PK\x05\x06', ''],
  ['a directory of empty names', 'PK\x03\x04', directoryEntry, `PK\x05\x06${'\0'.repeat(12)}\x04\0\0\0\0\0`],
  ['starts of names of OLE2', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '_\0V\0B\0A\0_\0P\0', ''],
  ['spaces behind a type of PDF', header, '/S         ', ''],
  ['numbers behind a source of PDF', header, '/JS 123456789 ', ''],
  ['starts of types of PDF', header, '/S /JavaScrip/E', ''],
])('%s are searched in linear time', async (_, start, unit, end) => {
  const input = (size: number) => Buffer.from(start + unit.repeat(size / unit.length) + end, 'latin1');
  expect(await expectLinear(readContent, input, emailLimits.resumeBytes)).not.toEqual([]);
});
