const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entryBytes = 128;
/** Sector numbers from here on are marks, such as the end of a chain. */
const firstMark = 0xfffffffa;
const inHeader = 109;

/**
 * Whether the bytes are a Word 97–2003 document without macros: an OLE2 file ([MS-CFB]) whose directory names a
 * stream `WordDocument` and no storage of a VBA project.
 */
export function isWordBinary(content: Buffer): boolean {
  if (content.length < 512 || !content.subarray(0, signature.length).equals(signature)) return false;
  const names = directoryNames(content);
  return (
    names.has('worddocument') && !['macros', 'vba', '_vba_project', '_vba_project_cur'].some((name) => names.has(name))
  );
}

function directoryNames(content: Buffer): Set<string> {
  const names = new Set<string>();
  const shift = content.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return names;
  const sectorBytes = 1 << shift;
  let sector = content.readUInt32LE(48);
  // A chain longer than the file goes in circles.
  for (let left = Math.ceil(content.length / sectorBytes); left > 0 && sector < firstMark; left -= 1) {
    const start = (sector + 1) * sectorBytes;
    for (let at = start; at < start + sectorBytes && at + entryBytes <= content.length; at += entryBytes) {
      const name = entryName(content.subarray(at, at + entryBytes));
      if (name !== '') names.add(name);
    }
    sector = nextSector(content, sector, sectorBytes);
  }
  return names;
}

/** Name of a storage or stream in lower case, '' for an unused entry. */
function entryName(entry: Buffer): string {
  const nameBytes = entry.readUInt16LE(64);
  const kind = entry.readUInt8(66);
  if (nameBytes < 4 || nameBytes > 64 || (kind !== 1 && kind !== 2)) return '';
  return entry.toString('utf16le', 0, nameBytes - 2).toLowerCase();
}

/** What follows a sector; the 109 table sectors named in the header reach far beyond 4 MB. */
function nextSector(content: Buffer, sector: number, sectorBytes: number): number {
  const perSector = sectorBytes / 4;
  const table = Math.floor(sector / perSector);
  if (table >= inHeader) return firstMark;
  const at = (content.readUInt32LE(76 + table * 4) + 1) * sectorBytes + (sector % perSector) * 4;
  return at + 4 <= content.length ? content.readUInt32LE(at) : firstMark;
}
