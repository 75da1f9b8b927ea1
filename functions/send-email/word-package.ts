import { fromBufferPromise, type Entry } from 'yauzl';

/** More than any résumé has; a directory of a million names is an attack on its reader. */
const maxEntries = 2_000;
/** Declared size of everything unpacked, in bytes; more would be a bomb for the office's word processor. */
const maxUnpackedBytes = 200 * 1024 * 1024;

/**
 * Whether the bytes are a ZIP that is a Word document without macros. Only the directory of the archive is read,
 * no entry is unpacked, so that a bomb stays folded.
 */
export async function isWordPackage(content: Buffer): Promise<boolean> {
  if (!content.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return false;
  try {
    const archive = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true });
    if (archive.entryCount > maxEntries) return false;
    const names = new Set<string>();
    let unpackedBytes = 0;
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      unpackedBytes += entry.uncompressedSize;
      // Of two entries with one name each reader may open another one.
      if (names.has(name) || isSuspect(entry, name) || unpackedBytes > maxUnpackedBytes) return false;
      names.add(name);
    }
    return names.has('[content_types].xml') && names.has('word/document.xml');
  } catch {
    return false;
  }
}

/** Macros hide in binary parts; embedded tables and printer settings are the only ones a document needs. */
function isSuspect(entry: Entry, name: string): boolean {
  if (entry.isEncrypted() || /(^|\/)(vbaproject|vbadata)\b/.test(name) || name.startsWith('word/activex/')) return true;
  return name.endsWith('.bin') && !/^word\/(embeddings\/|printersettings)/.test(name);
}
