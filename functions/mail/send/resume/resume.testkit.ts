import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** Minimal valid and invalid résumé files for tests. */

export function samplePdf(bytes = 1_000): Buffer {
  const head = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n';
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const middle = Buffer.alloc(Math.max(0, bytes - head.length - tail.length), 'stream of a résumé ');
  return Buffer.concat([Buffer.from(head), middle, Buffer.from(tail)]);
}

/** Returns a PDF with these entries in its catalog, followed by these objects. */
export function pdfWith(catalog: string, ...objects: readonly (string | Buffer)[]): Buffer {
  const bodies = objects.flatMap((object, index) => [`${index + 2} 0 obj\n`, object, '\nendobj\n']);
  const pieces = [
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog',
    catalog,
    '>>\nendobj\n',
    ...bodies,
    'trailer\n<</Root 1 0 R>>\n%%EOF\n',
  ];
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

export function pdfStream(content: string | Buffer, entries = ''): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

export function objectStream(object: string, entries = '/Type/ObjStm'): Buffer {
  return pdfStream(deflateSync(`9 0 ${object}`), `${entries}/N 1/First 4/Filter/FlateDecode`);
}

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A file in a ZIP. `declaredBytes` overrides its declared size; `flags` are those of the ZIP format (1: encrypted). */
export type ZipEntry = { name: string; content?: string | Buffer; declaredBytes?: number; flags?: number };

export const wordEntries: readonly ZipEntry[] = [
  { name: '[Content_Types].xml', content: contentTypes() },
  { name: '_rels/.rels', content: relationships(relationship('officeDocument', 'word/document.xml')) },
  { name: 'word/document.xml', content: '<w:document xmlns:w="w"><w:body/></w:document>' },
];

/** Returns the content types of a Word document, with these additional types. */
export function contentTypes(overrides: Readonly<Record<string, string>> = {}): string {
  const types = Object.entries({ '/word/document.xml': documentType, ...overrides });
  const elements = types.map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`).join('');
  const defaults = '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>';
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${defaults}${elements}</Types>`;
}

export function relationship(type: string, target: string, more = ''): string {
  return `<Relationship Id="r1" Type="${relationshipTypes}/${type}" Target="${target}" ${more}/>`;
}

export function relationships(elements: string): string {
  return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${elements}</Relationships>`;
}

export function sampleZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', declaredBytes, flags = 0 } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(declaredBytes ?? bytes.length, 18);
    fields.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, title]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

/** Returns a DOCX file with these entries added or replaced. */
export function sampleDocx(...entries: readonly ZipEntry[]): Buffer {
  const names = new Set(entries.map(({ name }) => name));
  return sampleZip([...wordEntries.filter(({ name }) => !names.has(name)), ...entries]);
}

export type OleEntry = { name: string; kind: 'storage' | 'stream'; isEmpty?: boolean };

/**
 * Returns an OLE2 file ([MS-CFB]) with at most three streams or storages in its directory. `next` is the sector that
 * follows its only directory sector.
 */
export function sampleOle(entries: readonly (string | OleEntry)[], next = 0xfffffffe): Buffer {
  const file = Buffer.alloc(512 * 3);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  file.fill(0xff, 512, 1024);
  file.writeUInt32LE(0xfffffffd, 512);
  file.writeUInt32LE(next, 516);
  ['Root Entry', ...entries].forEach((entry, index) => {
    const {
      name,
      kind,
      isEmpty = false,
    }: OleEntry = typeof entry === 'string' ? { name: entry, kind: 'stream' } : entry;
    const at = 1024 + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, at + 64);
    file.writeUInt8(index === 0 ? 5 : kind === 'storage' ? 1 : 2, at + 66);
    file.writeUInt32LE(isEmpty ? 0xffffffff : 3, at + 76);
  });
  return file;
}

export function sampleDoc(): Buffer {
  return sampleOle(['WordDocument', '1Table']);
}

/**
 * Returns a DOC file with this text in two pieces, the first of 8 bits, and this template ([MS-DOC]). `flags` are those of
 * its file information block (0x100: encrypted).
 */
export function docWith(text: string, template = 'Normal', flags = 0): Buffer {
  const [document, table] = [Buffer.alloc(16_384), Buffer.alloc(4_096)];
  const half = Math.floor(text.length / 2);
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(flags | 0x200, 10);
  document.write(text.slice(0, half), 2_048, 'latin1');
  document.write(text.slice(half), 8_192, 'utf16le');
  const strings = [0xffff, 18, 0, 0, template.length, ...Buffer.from(template)];
  strings.forEach((value, index) => table.writeUInt16LE(value, index * 2));
  const pieces = 2_048;
  table.writeUInt8(2, pieces);
  table.writeUInt32LE(28, pieces + 1);
  [0, half, text.length].forEach((position, index) => table.writeUInt32LE(position, pieces + 5 + index * 4));
  [0x40000000 | (2_048 * 2), 8_192].forEach((place, index) =>
    table.writeUInt32LE(place, pieces + 5 + 12 + index * 8 + 2),
  );
  for (const [pair, start, size] of [
    [0x19a, 0, strings.length * 2],
    [0x1a2, pieces, 33],
  ] as const) {
    document.writeUInt32LE(start, pair);
    document.writeUInt32LE(size, pair + 4);
  }
  const file = Buffer.concat([sampleDoc().subarray(0, 1_536), document, table]);
  // Sector 2 and those that follow hold the document, the next ones the table.
  const [documentSectors, tableSectors] = [document.length / 512, table.length / 512];
  for (let index = 0; index < documentSectors + tableSectors; index += 1) {
    const isLast = index === documentSectors - 1 || index === documentSectors + tableSectors - 1;
    file.writeUInt32LE(isLast ? 0xfffffffe : index + 3, 512 + (index + 2) * 4);
  }
  [
    [2, document.length],
    [2 + documentSectors, table.length],
  ].forEach(([start = 0, size = 0], index) => {
    file.writeUInt32LE(start, 1_024 + (index + 1) * 128 + 116);
    file.writeUInt32LE(size, 1_024 + (index + 1) * 128 + 120);
  });
  return file;
}

export function pdfWithFile(fileName: string, content: string | Buffer, entries = ''): Buffer {
  const specification = `<</Type/Filespec/F(${fileName})${entries}/EF<</F 3 0 R>>>>`;
  return pdfWith('/Names<</EmbeddedFiles<</Names[(a) 2 0 R]>>>>', specification, pdfStream(content));
}

export function docxWithRuns(runs: string): Buffer {
  return sampleDocx({
    name: 'word/document.xml',
    content: `<w:document xmlns:w="w"><w:body><w:p>${runs}</w:p></w:body></w:document>`,
  });
}

export function fieldRuns(...codes: readonly string[]): string {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const pieces = codes.map((code) => (code.startsWith('<') ? code : `<w:r><w:instrText>${code}</w:instrText></w:r>`));
  return `${mark('begin')}${pieces.join('')}${mark('separate')}<w:r><w:t>1</w:t></w:r>${mark('end')}`;
}
