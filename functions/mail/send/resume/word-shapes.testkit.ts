import { docWith, relationships, sampleDocx, sampleOle } from './resume.testkit.ts';

/** A kind of file that keeps a quadratic check busy for minutes. `build` returns one of about this many bytes, unpacked. */
export type HostileShape = readonly [what: string, build: (bytes: number) => Buffer];

export function fill(text: string, bytes: number): string {
  return text.repeat(Math.max(1, Math.floor(bytes / text.length)));
}

export function count(text: (index: number) => string, bytes: number): string {
  const texts: string[] = [];
  for (let length = 0; length < bytes; length += texts.at(-1)?.length ?? 1) texts.push(text(texts.length + 10));
  return texts.join('');
}

const xml = (content: string | Buffer) => sampleDocx({ name: 'word/document.xml', content });
const descriptions = (text: string) => (bytes: number) =>
  sampleDocx({ name: 'word/_rels/document.xml.rels', content: relationships(fill(text, bytes)) });
const element = (text: string) => (bytes: number) => xml(`<w:d xmlns:w="w" instr="">${fill(text, bytes)}</w:d>`);

export const packageShapes: readonly HostileShape[] = [
  ...['&amp;', '<![CDATA[]]>', '<Relationship/>', '<R a="\r"/>'].map(
    (text) => [`${JSON.stringify(text)} in relationships`, descriptions(text)] as const,
  ),
  ...[
    '<a><a b="c">x</a></a>',
    '<w:fldChar w:fldCharType="begin"/>',
    '<w:fldSimple instr="INCLUDEPICTURE \\d \\d "/>',
  ].map((text) => [`${JSON.stringify(text)} in the text`, element(text)] as const),
  ['elements inside each other', (bytes) => xml(`<a instr="">${fill('<a>', bytes / 2)}${fill('</a>', bytes / 2)}</a>`)],
  ['many attributes', (bytes) => xml(`<a instr=""${count((index) => ` a${index}=""`, bytes)}/>`)],
  [
    'a code of many pieces',
    (bytes) =>
      xml(
        `<w:d xmlns:w="w"><w:fldChar w:fldCharType="begin"/>${fill('<w:instrText>"\\\\ </w:instrText>', bytes)}</w:d>`,
      ),
  ],
  [
    'many parts',
    (bytes) =>
      sampleDocx(
        ...Array.from({ length: Math.ceil(bytes / 1_000) }, (_, index) => ({
          name: `word/${index}.xml`,
          content: fill('<a>instr</a>', 1_000),
        })),
      ),
  ],
  ['a bomb', (bytes) => sampleDocx({ name: 'word/media/image1.bmp', content: Buffer.alloc(bytes) })],
  [
    'a template of many slashes',
    (bytes) =>
      sampleDocx({
        name: 'word/_rels/settings.xml.rels',
        content: relationships(
          `<Relationship Type="x/attachedTemplate" TargetMode="External" Target="file:${'/'.repeat(bytes)}"/>`,
        ),
      }),
  ],
  [
    'a name of many percent signs',
    (bytes) => sampleDocx({ name: fill('%41', Math.min(bytes, 60_000)), content: Buffer.alloc(bytes) }),
  ],
];

/** Shapes of DOC files, up to the largest size that is accepted. */
export const binaryShapes: readonly HostileShape[] = [
  ...['\x13', '\x13INCLUDEPICTURE \\d '].map(
    (text) =>
      [`${JSON.stringify(text)} in the text`, (bytes) => docWith(fill(text, Math.min(bytes, 6_000)))] as HostileShape,
  ),
  ['a directory that goes in circles', (bytes) => Buffer.concat([sampleOle(['WordDocument'], 0), Buffer.alloc(bytes)])],
  ['sectors of zeros', (bytes) => Buffer.concat([docWith('x'), Buffer.alloc(bytes)])],
];
