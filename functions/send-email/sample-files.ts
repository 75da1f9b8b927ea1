/** Files for tests and the benchmark: the smallest that are what their name says, and the same with something wrong. */

/** A PDF of about this many bytes. */
export function samplePdf(bytes = 1_000): Buffer {
  const head = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n';
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const middle = Buffer.alloc(Math.max(0, bytes - head.length - tail.length), 'stream of a résumé ');
  return Buffer.concat([Buffer.from(head), middle, Buffer.from(tail)]);
}

/** Names of the entries that make a ZIP a Word document. */
export const wordEntries = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];

/** A ZIP with these entries, each holding a few bytes; `unpackedBytes` is what each entry claims to unpack to. */
export function sampleZip(
  names: readonly string[],
  { unpackedBytes, flags = 0 }: { unpackedBytes?: number; flags?: number } = {},
): Buffer {
  const content = Buffer.from('<xml/>');
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    // A lie about the size only passes for a packed entry.
    fields.writeUInt16LE(unpackedBytes === undefined ? 0 : 8, 4);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(unpackedBytes ?? content.length, 18);
    fields.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, title, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, title]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

/** A Word document of today. */
export function sampleDocx(): Buffer {
  return sampleZip(wordEntries);
}

/**
 * An OLE2 file ([MS-CFB]) whose directory names these streams, at most three; `next` is what follows its only sector.
 */
export function sampleOle(streams: readonly string[], next = 0xfffffffe): Buffer {
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
  ['Root Entry', ...streams].forEach((name, index) => {
    const at = 1024 + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, at + 64);
    file.writeUInt8(index === 0 ? 5 : 2, at + 66);
  });
  return file;
}

/** A Word document of 1997 to 2003. */
export function sampleDoc(): Buffer {
  return sampleOle(['WordDocument', '1Table']);
}
