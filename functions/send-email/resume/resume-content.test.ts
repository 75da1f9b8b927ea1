import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { assert, constantFrom, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { resumeExtension } from '#contract/email.ts';
import { hostileBinaries, hostilePackages, hostilePdfs } from './hostile-resumes.testkit.ts';
import { pdfProblem } from './pdf.ts';
import { contentProblem } from './resume-content.ts';
import {
  contentTypes,
  objectStream,
  pdfStream,
  pdfWith,
  relationship,
  relationships,
  sampleDoc,
  sampleDocx,
  sampleOle,
  samplePdf,
  sampleZip,
  wordEntries,
} from './resume.testkit.ts';

/** Returns the problem of a file with this name and content. */
function problemOf(fileName: string, content: Buffer) {
  return contentProblem(resumeExtension(fileName) ?? '.pdf', content);
}

const hostile = [...hostilePackages, ...hostilePdfs, ...hostileBinaries];

test.each(hostile)('%s in %s is rejected with a sentence that says what to do', async (_, fileName, content) => {
  expect(await problemOf(fileName, content)).toMatch(
    /^The .* (Save it as|Save your resume as|Print it to a new) PDF and try again$/,
  );
});

test.each([
  ['a web page', 'resume.pdf', Buffer.from('<html>%PDF-1.7')],
  ['any ZIP', 'resume.docx', sampleZip([{ name: 'readme.txt' }])],
  [
    'a spreadsheet',
    'resume.docx',
    sampleZip([
      {
        name: '[Content_Types].xml',
        content: contentTypes({
          '/word/document.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
        }),
      },
    ]),
  ],
  ['two documents under one name', 'resume.docx', sampleZip([...wordEntries, { name: 'WORD/document.xml' }])],
  ['a path out of the archive', 'resume.docx', sampleDocx({ name: '../../evil.xml' })],
  ['encrypted entries', 'resume.docx', sampleDocx({ name: 'x.xml', flags: 1 })],
  ['a huge directory', 'resume.docx', sampleDocx(...Array.from({ length: 3_000 }, (_, n) => ({ name: `x${n}` })))],
  ['a ZIP cut in half', 'resume.docx', sampleDocx().subarray(0, 150)],
  ['a new document in an old name', 'resume.doc', sampleDocx()],
  ['an OLE2 file that is no Word document', 'resume.doc', sampleOle(['Workbook'])],
  ['an OLE2 header and nothing else', 'resume.doc', sampleDoc().subarray(0, 512)],
  ['a directory that goes in circles', 'resume.doc', sampleOle(['Workbook'], 1)],
])('%s is not a resume', async (_, fileName, content) => {
  expect(await problemOf(fileName, content)).toMatch(/PDF and try again$/);
});

const resumes = new URL('./fixtures/', import.meta.url);

test.each(readdirSync(resumes).filter((name) => extname(name) !== '.md'))('%s is accepted', async (fileName) => {
  expect(await problemOf(fileName, readFileSync(new URL(fileName, resumes)))).toBeUndefined();
});

const external = 'TargetMode="External"';
const documentRels = (elements: string) => ({ name: 'word/_rels/document.xml.rels', content: relationships(elements) });
const template = (target: string) =>
  sampleDocx({
    name: 'word/_rels/settings.xml.rels',
    content: relationships(relationship('attachedTemplate', target, external)),
  });

test.each([
  ['a template on a disk of Windows', template(String.raw`file:///C:\Users\asha\Templates\Resume.dotx`)],
  ['a template on a disk of a Mac', template('file:///Users/asha/Library/Templates/Normal.dotm')],
  [
    'links to anywhere',
    sampleDocx(documentRels(relationship('hyperlink', 'https://example.com/oleObject/', external))),
  ],
  [
    'a chart',
    sampleDocx(
      documentRels(relationship('chart', 'charts/chart1.xml')),
      {
        name: 'word/charts/_rels/chart1.xml.rels',
        content: relationships(relationship('package', '../embeddings/Numbers.xlsx')),
      },
      { name: 'word/embeddings/Numbers.xlsx', content: sampleZip([{ name: 'x.xml' }]) },
    ),
  ],
  ['settings of a printer', sampleDocx({ name: 'word/printerSettings/printerSettings1.bin', content: 'PRINTER' })],
  [
    'fonts and pictures',
    sampleDocx({ name: 'word/fonts/font1.odttf' }, { name: 'word/media/image%201.emf' }, { name: 'word/' }),
  ],
  [
    'its text under another name',
    sampleZip([{ name: '[Content_Types].xml', content: contentTypes() }, { name: 'word/document2.xml' }]),
  ],
  [
    'a description in UTF-16',
    sampleDocx({
      name: '[Content_Types].xml',
      content: Buffer.from(`\ufeff${contentTypes().replace('?>', ' encoding="utf-16"?>')}`, 'utf16le'),
    }),
  ],
])('a Word document with %s is accepted', async (_, content) => {
  expect(await problemOf('resume.docx', content)).toBeUndefined();
});

test.each([
  ['white space and a byte order mark before it', Buffer.concat([Buffer.from('\ufeff\r\n \n'), samplePdf()])],
  [
    'links and titles that spell /JavaScript',
    pdfWith('/Title(/S/JavaScript \\( /Launch)/A<</S/URI/URI(https://x.example/S/JavaScript)>>'),
  ],
  ['pages that show /JavaScript', pdfWith('', pdfStream('BT (x) Tj ET /S /JavaScript'))],
  [
    'headings that are link targets',
    pdfWith('/Dests<</JavaScript [2 0 R/Fit]\n/Launch [2 0 R/Fit]>>', '<</Dest /JavaScript>>', '<</D/Launch>>'),
  ],
  ['an object stream', pdfWith('', objectStream('<</Title(/JavaScript)>>'))],
])('a PDF with %s is accepted', async (_, content) => {
  expect(await problemOf('resume.pdf', content)).toBeUndefined();
});

test('an old Word document with a storage for objects and none in it is accepted', async () => {
  const content = sampleOle(['WordDocument', { name: 'ObjectPool', kind: 'storage', isEmpty: true }]);
  expect(await problemOf('resume.doc', content)).toBeUndefined();
});

test('text in strings and streams of a PDF neither hides a script nor is mistaken for one', () => {
  const text = string({ unit: constantFrom(...'()\\<>/%#[] \n', 'JavaScript', '/S', '/Launch', 'stream', 'obj', 'x') });
  const escaped = (typed: string) => typed.replace(/[()\\]/g, '\\$&');
  assert(
    property(tuple(text, text), ([title, page]) => {
      const shown = pdfStream(page.replaceAll('stream', ''));
      expect(pdfProblem(pdfWith(`/Title(${escaped(title)})`, shown))).toBeUndefined();
      expect(pdfProblem(pdfWith(`/Title(${escaped(title)})`, shown, '<</S/JavaScript>>'))).toMatch(/script/);
    }),
    { numRuns: 500 },
  );
});

test('a script is found in every escaping of its name', () => {
  const letters = [...'JavaScript'].map((letter) =>
    constantFrom(
      letter,
      `#${letter.charCodeAt(0).toString(16)}`,
      `#${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
  assert(
    property(tuple(...letters), (name) => {
      expect(pdfProblem(pdfWith(`/OpenAction<</S/${name.join('')}>>`))).toMatch(/script/);
    }),
  );
});
