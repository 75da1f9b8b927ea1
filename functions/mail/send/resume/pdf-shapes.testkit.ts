import { deflateSync } from 'node:zlib';
import { count, fill, type HostileShape } from './word-shapes.testkit.ts';
import { objectStream, pdfStream, pdfWith, samplePdf } from './resume.testkit.ts';

const inCatalog = (text: string) => (bytes: number) => pdfWith(fill(text, bytes));
const inString = (text: string) => (bytes: number) => pdfWith(`/X(${fill(text, bytes)})`);
const inStream = (text: string) => (bytes: number) => pdfWith('', pdfStream(fill(text, bytes)));
const inFile = (text: string) => (bytes: number) => Buffer.concat([samplePdf(), Buffer.from(fill(text, bytes))]);
const inObjectStream = (text: string) => (bytes: number) => pdfWith('', objectStream(fill(text, bytes)));
const encrypt = `<</Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>>/ID[(x)(x)]>>`;

export const pdfShapes: readonly HostileShape[] = [
  ...['/#61', '%1%1', '<<', '(\\)', '1 0 R ', '<</S/URI>>', '<</F(x)>>', '<</Next['].map(
    (text) => [`${JSON.stringify(text)} in a dictionary`, inCatalog(text)] as const,
  ),
  ...['1 0 obj(', '\\\r'].map((text) => [`${JSON.stringify(text)} in a string`, inString(text)] as const),
  ...['1 0 obj ', 'trailer', 'endstream'].map(
    (text) => [`${JSON.stringify(text)} in a stream`, inStream(text)] as const,
  ),
  ...[
    'trailer<</Encrypt 1 0 R>>',
    '9 0 obj<</First 1 0 R/N 1>>stream\nendstream',
    '9 0 obj<</AA 9 0 R/Next 9 0 R/S 9 0 R>>',
    '9 0 obj<</OpenAction 9 0 R/S/GoTo/Next 9 0 R>>',
    '9 0 obj<</EF<</F 9 0 R>>>>',
    '9 0 obj<</Length 9 0 R/First 4/N 1>>stream\n',
    '9 0 obj<</Filter 9 0 R/First 4/N 1>>stream\nendstream',
  ].map((text) => [`${JSON.stringify(text)} in the file`, inFile(text)] as const),
  [
    'a chain of references',
    (bytes) =>
      Buffer.concat([
        pdfWith('/OpenAction 10 0 R'),
        Buffer.from(count((index) => `${index} 0 obj<</S/GoTo/Next ${index + 1} 0 R>>endobj\n`, bytes)),
      ]),
  ],
  [
    'a chain of numbers',
    (bytes) =>
      Buffer.concat([
        pdfWith('', '<</First 10 0 R>>stream\nendstream'),
        Buffer.from(count((index) => `${index} 0 obj ${index + 1} 0 R endobj\n`, bytes)),
      ]),
  ],
  [
    'many attached files',
    (bytes) =>
      Buffer.concat([
        samplePdf(),
        Buffer.from(
          count((index) => `${index} 0 obj<</F(a.txt)/EF<</F ${index} 0 R>>/Length 1>>stream\nx\nendstream\n`, bytes),
        ),
      ]),
  ],
  [
    'an encrypted file with many trailers',
    (bytes) => Buffer.concat([samplePdf(), Buffer.from(fill(`trailer${encrypt}`, bytes))]),
  ],
  [
    'a stream of many filters',
    (bytes) =>
      pdfWith(
        '',
        pdfStream(
          deflateSync(deflateSync(deflateSync(Buffer.alloc(bytes)))),
          '/First 4/N 1/Filter[/FlateDecode/FlateDecode/FlateDecode]',
        ),
      ),
  ],
  [
    'keys of which many are those of a file',
    (bytes) =>
      pdfWith(
        `/AA<<${count((index) => `/${index} 1`, bytes - Math.min(bytes / 4, 40_000))}${fill('/EF 1', Math.min(bytes / 4, 40_000))}>>`,
      ),
  ],
  [
    'a form of XFA with many brackets',
    (bytes) => pdfWith('/AcroForm<</XFA 2 0 R>>', pdfStream(fill('< < <a:', bytes))),
  ],
];

export const objectStreamShapes: readonly HostileShape[] = [
  ...['%1%1', '[', '<</AA<<>>>>'].map(
    (text) => [`${JSON.stringify(text)} in an object stream`, inObjectStream(text)] as const,
  ),
  [
    'objects of an object stream that overlap',
    (bytes) =>
      pdfWith(
        '',
        pdfStream(
          deflateSync(`${fill('1 0 ', bytes / 2)}${fill('[', bytes / 2)}`),
          `/N 9/First ${Math.floor(bytes / 8) * 4}/Filter/FlateDecode`,
        ),
      ),
  ],
  [
    'object streams that contain themselves',
    (bytes) =>
      pdfWith('', ...Array.from({ length: Math.ceil(bytes / 300) }, () => objectStream('<</First 4/N 1>>stream\n'))),
  ],
];
