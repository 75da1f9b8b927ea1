const signatures = { entry: 'PK\x01\x02', end: 'PK\x05\x06' } as const;
const entryBytes = 46;
const endBytes = 22;

/** A file in a ZIP by the directory at its end, which is the list that readers show. */
export type ZipEntry = { name: string; isEncrypted: boolean };

/**
 * Returns the offset of the last record that ends a ZIP (APPNOTE 4.3.16): the signature, 16 bytes, the length of a
 * comment, and the comment, after which `isEnd` says whether the ZIP may end. Returns undefined if there is none.
 */
export function findZipEnd(content: Buffer, isEnd: (offset: number) => boolean = () => true): number | undefined {
  let at = content.lastIndexOf(signatures.end);
  while (at >= 0) {
    if (at + endBytes <= content.length && isEnd(at + endBytes + content.readUInt16LE(at + 20))) return at;
    at = at === 0 ? -1 : content.lastIndexOf(signatures.end, at - 1);
  }
  return undefined;
}

/** Returns the directory of a ZIP (APPNOTE 4.3.12) as far as it can be read; names are in Latin-1. */
export function zipEntries(content: Buffer): ZipEntry[] {
  const end = findZipEnd(content);
  if (end === undefined) return [];
  const isEntry = (at: number) => content.toString('latin1', at, at + 4) === signatures.entry;
  const offset = content.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  // A large offset is in a record of ZIP64, which programs also write for small files.
  let at = isEntry(offset) ? offset : content.indexOf(signatures.entry);
  while (at >= 0 && at + entryBytes <= content.length && isEntry(at)) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => content.readUInt16LE(at + field));
    const nameEnd = at + entryBytes + (nameBytes ?? 0);
    entries.push({
      name: content.toString('latin1', at + entryBytes, nameEnd),
      isEncrypted: (content.readUInt16LE(at + 8) & 1) === 1,
    });
    at = nameEnd + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return entries;
}
