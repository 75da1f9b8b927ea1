import { crc32, deflateRawSync } from 'node:zlib';

/** Returns a PDF of this size, with these bytes in it. */
export function samplePdf(bytes = 1_000, inserted = ''): Buffer {
  const head = `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${inserted}`;
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const middle = Buffer.alloc(Math.max(0, bytes - head.length - tail.length), 'stream of a résumé ');
  return Buffer.concat([Buffer.from(head), middle, Buffer.from(tail)]);
}

/** A file in a ZIP. `flags` are those of the format (1: encrypted). */
type SampleEntry = { name: string; content?: string | Buffer; flags?: number };

export function sampleZip(entries: readonly SampleEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', flags = 0 } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
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

/** Returns a DOCX file with these entries behind its own. */
export function sampleDocx(...entries: readonly SampleEntry[]): Buffer {
  const own = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'].map((name) => ({ name, content: '<xml/>' }));
  return sampleZip([...own, ...entries]);
}

/** Returns the start of an OLE2 file ([MS-CFB]) whose directory has these names. */
export function sampleDoc(...names: readonly string[]): Buffer {
  const directory = ['Root Entry', 'WordDocument', ...names].map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    return entry;
  });
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...directory]);
}
