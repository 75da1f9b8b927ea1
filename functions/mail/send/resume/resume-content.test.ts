import { readdirSync, readFileSync } from 'node:fs';
import { assert, constantFrom, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { rejectionWords } from '#content/forms.ts';
import { createBudget } from './budget.ts';
import { hostilePdfs } from './hostile-pdfs.testkit.ts';
import { hostileBinaries, hostilePackages } from './hostile-word.testkit.ts';
import { checkPdf } from './pdf.ts';
import { checkContent } from './resume.ts';
import {
  contentTypes,
  docWith,
  docxWithRuns,
  fieldRuns,
  objectStream,
  pdfStream,
  pdfWith,
  pdfWithFile,
  relationship,
  relationships,
  sampleDoc,
  sampleDocx,
  sampleOle,
  samplePdf,
  sampleZip,
  wordEntries,
} from './resume.testkit.ts';

/** Returns the sentence for the applicant, or the type of the accepted file and the sentences for the office. */
async function verdict(content: Buffer): Promise<string> {
  const check = await checkContent(content);
  return 'problem' in check ? check.problem : [check.extension, ...check.oddities].join(' ');
}

const { resume: sentences } = rejectionWords;

test.each([...hostilePackages, ...hostilePdfs, ...hostileBinaries])(
  '%s in %s is rejected with a sentence that says what to do',
  async (_, _fileName, content) => {
    expect(await verdict(content)).toMatch(/^The .* (Save|Print|Open) .* try again$/);
  },
);

test.each([
  ['a web page', Buffer.from('<html>%PDF-1.7'), sentences.foreign],
  ['a text', Buffer.from(' '.repeat(1_025) + '%PDF-1.7'), sentences.wrongContent],
  ['a header of a PDF and nothing else', Buffer.from('%PDF-1.7\n%%EOF'), rejectionWords.pdf.unreadable],
  ['any ZIP', sampleZip([{ name: 'readme.txt' }]), sentences.wrongContent],
  [
    'a spreadsheet',
    sampleZip([
      {
        name: '[Content_Types].xml',
        content: contentTypes({
          '/word/document.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
        }).replace('wordprocessingml', 'x'),
      },
    ]),
    sentences.wrongContent,
  ],
  ['two documents under one name', sampleZip([...wordEntries, { name: 'WORD/document.xml' }]), /damaged/],
  ['two documents under one name, with a backslash', sampleDocx({ name: 'word\\document.xml' }), /damaged/],
  ['a path out of the archive', sampleDocx({ name: '../../evil.xml' }), /damaged/],
  ['encrypted entries', sampleDocx({ name: 'x.xml', flags: 1 }), sentences.password],
  [
    'a huge directory',
    sampleDocx(...Array.from({ length: 3_000 }, (_, n) => ({ name: `x${n}` }))),
    sentences.tooComplex,
  ],
  ['a ZIP cut in half', sampleDocx().subarray(0, 150), /damaged/],
  ['a DOCX with a password', sampleOle(['EncryptionInfo', 'EncryptedPackage']), sentences.password],
  ['a DOC with a password', docWith('x', 'Normal', 0x100), sentences.password],
  [
    'a PDF with a password',
    readFileSync(new URL('fixtures/hostile/password-128.pdf', import.meta.url)),
    sentences.password,
  ],
  ['an OLE2 file that is no Word document', sampleOle(['Workbook']), sentences.wrongContent],
  ['an OLE2 header and nothing else', sampleDoc().subarray(0, 512), sentences.wrongContent],
  ['a directory that goes in circles', sampleOle(['Workbook'], 1), sentences.wrongContent],
])('%s is refused with a sentence that is true of it', async (_, content, sentence) => {
  expect(await verdict(content)).toMatch(sentence);
});

const fixtures = new URL('./fixtures/', import.meta.url);

test.each(readdirSync(fixtures).filter((name) => /\.(pdf|docx?)$/.test(name)))('%s is accepted', async (fileName) => {
  expect(await verdict(readFileSync(new URL(fileName, fixtures)))).toMatch(/^\.(pdf|docx?)$/);
});

const reported = new URL('reported/', fixtures);
const answers: Readonly<Record<string, string>> = {
  'adobe-printer-joboptions.pdf': '.pdf The file holds settings of a printer: Standard.joboptions.',
  'docx-named.doc': '.docx',
  'linked-picture-web.docx': '.docx The file shows a picture from example.com.',
  'html-named.doc': sentences.wrongContent,
  'rtf-named.doc': sentences.wrongContent,
  'wordml-named.doc': sentences.wrongContent,
  'trailing-html.pdf': sentences.foreign,
};

test.each(readdirSync(reported))('%s, as a real applicant sent it, has the right answer', async (fileName) => {
  const extension = /\.[^.]+$/.exec(fileName)?.[0] ?? '';
  expect(await verdict(readFileSync(new URL(fileName, reported)))).toBe(answers[fileName] ?? extension);
});

const external = 'TargetMode="External"';
const documentRels = (elements: string) => ({ name: 'word/_rels/document.xml.rels', content: relationships(elements) });
const template = (target: string) =>
  sampleDocx({
    name: 'word/_rels/settings.xml.rels',
    content: relationships(relationship('attachedTemplate', target, external)),
  });

test.each<readonly [string, Buffer]>([
  ['a template on a disk of Windows', template(String.raw`file:///C:\Users\asha\Templates\Resume.dotx`)],
  ...[
    'file:///Users/asha/Library/Templates/Normal.dotm',
    'file://Applications/Microsoft/Normal.dotm',
    'Macintosh%20HD:Users:asha:Normal.dotm',
    'Normal.dotm',
  ].map((target) => [`a template at ${target}`, template(target)] as const),
  ...['file:///C:/x.png', String.raw`C:\x.png`, 'file:////Users/asha/x.png', 'media/x.png'].map(
    (target) => [`a picture at ${target}`, sampleDocx(documentRels(relationship('image', target, external)))] as const,
  ),
  [
    'data of letters on a disk of Windows',
    sampleDocx(documentRels(relationship('mailMergeSource', 'file:///C:/x.docx', external))),
  ],
  [
    'fields',
    docxWithRuns(
      `${fieldRuns('HYPERLINK "https://example.com/DDE"')}${fieldRuns('= ', fieldRuns('PAGE'), ' - 1')}${fieldRuns('MACROBUTTON NoMacro [here]')}${fieldRuns('INCLUDEPICTURE "C:\\\\x.png" \\d')}<w:r><w:t>DDE</w:t></w:r>`,
    ),
  ],
  ['bytes after it', Buffer.concat([sampleDocx(), Buffer.from('\n\0\0')])],
  [
    'backslashes in the names of its parts',
    sampleZip(wordEntries.map((entry) => ({ ...entry, name: entry.name.replaceAll('/', '\\') }))),
  ],
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
  expect(await verdict(content)).toBe('.docx');
});

test('a Word document with a picture of a website is accepted, and the office reads the host', async () => {
  const answer = '.docx The file shows a picture from cdn.example:8080.';
  const rels = relationship('image', 'https://cdn.example:8080/x.png', external);
  expect(await verdict(sampleDocx(documentRels(rels)))).toBe(answer);
  const field = docxWithRuns(fieldRuns(' INCLUDEPICTURE  "https://cdn.example:8080/x.png" \\* MERGEFORMATINET '));
  expect(await verdict(field)).toBe(answer);
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
  ['other bytes before it', Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${'\0'.repeat(1_000)}`), samplePdf()])],
  [
    'a link to a website',
    pdfWith('/Pages 2 0 R', '<</Kids[<</Annots[<</A 3 0 R>>]>>]>>', '<</S/URI/URI(https://x.example)>>'),
  ],
  ['a place that opens first', pdfWith('/OpenAction[2 0 R/Fit]', '<</Annots[<</A<</S/URI/URI(x:y)>>>>]>>')],
  ['a link to another PDF beside it', pdfWith('/X<</S/GoToR/F(chapter2.pdf)/D[0/Fit]>>')],
  [
    'a form of XFA that has fields only',
    pdfWith('/AcroForm<</XFA 2 0 R>>', pdfStream('<template><field/></template>')),
  ],
  ['the source of another PDF in a stream', pdfWith('', pdfStream('9 0 obj <</Title(x)>> endobj'))],
  [
    'an update behind a comment',
    Buffer.concat([pdfWith(''), Buffer.from('%%EOF9 0 obj<</Title(x)>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')]),
  ],
  ['a text that is not closed', Buffer.concat([pdfWith('/X('), Buffer.from('<')])],
])('a PDF with %s is accepted', async (_, content) => {
  expect(await verdict(content)).toBe('.pdf');
});

test.each<readonly [string, string, string | Buffer, string]>([
  ['text', 'notes.txt', 'Grüße', 'an attached text'],
  ['CSV', 'x.CSV', 'a;b', 'an attached text'],
  ['plain XML', 'europass.xml', '<?xml version="1.0"?><Candidate/>', 'an attached text'],
  ['settings of a printer', 'cv.joboptions', '<<\n/ASCII85EncodePages false', 'settings of a printer'],
  ['JPEG', 'me.jpg', Buffer.from('ffd8ffe0', 'hex'), 'an attached picture'],
  ['GIF', 'me.gif', 'GIF89a', 'an attached picture'],
])('a PDF with attached %s is accepted, and the office reads its name', async (_, fileName, content, kind) => {
  expect(await verdict(pdfWithFile(fileName, content))).toBe(`.pdf The file holds ${kind}: ${fileName}.`);
});

test('the advice about an attached file does not name the printer that attaches it', async () => {
  expect(await verdict(pdfWithFile('a.exe', 'MZ'))).toMatch(/attached file \(a\.exe\)\. Open .* in Word .* save it/);
});

test('an old Word document with a storage for objects and none in it is accepted', async () => {
  const content = sampleOle(['WordDocument', { name: 'ObjectPool', kind: 'storage', isEmpty: true }]);
  expect(await verdict(content)).toBe('.doc');
});

test('text in strings and streams of a PDF neither hides a script nor is mistaken for one', () => {
  const text = string({ unit: constantFrom(...'()\\<>/%#[] \n', 'JavaScript', '/S', '/Launch', 'stream', 'obj', 'x') });
  const escaped = (typed: string) => typed.replace(/[()\\]/g, '\\$&');
  assert(
    property(tuple(text, text), ([title, page]) => {
      const shown = pdfStream(page.replaceAll('stream', ''));
      expect(checkPdf(pdfWith(`/Title(${escaped(title)})`, shown), createBudget())).toEqual([]);
      const hostile = pdfWith(`/Title(${escaped(title)})`, shown, '<</S/JavaScript>>');
      expect(() => checkPdf(hostile, createBudget())).toThrow(/script/);
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
      expect(() => checkPdf(pdfWith(`/OpenAction<</S/${name.join('')}>>`), createBudget())).toThrow(/script/);
    }),
  );
});
