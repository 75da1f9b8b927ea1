import type { Budget } from './budget.ts';

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entryBytes = 128;
/** Sector numbers from here on have a special meaning, such as the end of a chain. */
const firstMark = 0xfffffffa;
/** Number of sectors of the allocation table that the header lists: they cover far more than 4 MB. */
const tablesInHeader = 109;
/** Smaller streams are in the stream of the root entry, in sectors of 64 bytes. */
const [smallStreamBytes, smallSectorBytes] = [4_096, 64];
const noEntry = 0xffffffff;

/** A storage or stream. `name` is in lower case without its leading control character. */
export type CompoundEntry = { name: string; hasChildren: boolean; start: number; size: number };

/** An OLE2 file ([MS-CFB]), the container of DOC files and of protected DOCX files. */
export class CompoundFile {
  readonly entries: CompoundEntry[] = [];
  private readonly sectorBytes: number;
  private root: CompoundEntry | undefined;

  static isCompound(content: Buffer): boolean {
    return content.length >= 512 && content.subarray(0, 8).equals(signature);
  }

  constructor(
    private readonly content: Buffer,
    private readonly budget: Budget,
  ) {
    const shift = content.readUInt16LE(30);
    this.sectorBytes = shift === 9 || shift === 12 ? 1 << shift : 0;
    if (this.sectorBytes === 0) return;
    const directory = this.chain(content.readUInt32LE(48));
    for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
      const entry = directory.subarray(at, at + entryBytes);
      const [nameBytes, kind] = [entry.readUInt16LE(64), entry.readUInt8(66)];
      if (nameBytes < 4 || nameBytes > 64 || ![1, 2, 5].includes(kind)) continue;
      const name = entry
        .toString('utf16le', 0, nameBytes - 2)
        .replace(/^\p{Cc}/u, '')
        .toLowerCase();
      const [child, start, size] = [76, 116, 120].map((offset) => entry.readUInt32LE(offset)) as [
        number,
        number,
        number,
      ];
      const listed = { name, hasChildren: child !== noEntry, start, size };
      if (kind === 5) this.root ??= listed;
      else this.entries.push(listed);
    }
  }

  /** Returns the data of a stream, cut off where its chain of sectors ends. */
  read(name: string): Buffer {
    const entry = this.entries.find((each) => each.name === name);
    if (!entry) return Buffer.alloc(0);
    if (entry.size >= smallStreamBytes) return this.chain(entry.start).subarray(0, entry.size);
    const [small, table] = [this.chain(this.root?.start ?? firstMark), this.chain(this.content.readUInt32LE(60))];
    const next = (sector: number) => (sector * 4 + 4 <= table.length ? table.readUInt32LE(sector * 4) : firstMark);
    const sectorAt = (sector: number) => small.subarray(sector * smallSectorBytes, (sector + 1) * smallSectorBytes);
    return this.follow(entry.start, smallStreamBytes / smallSectorBytes, next, sectorAt).subarray(0, entry.size);
  }

  private chain(start: number): Buffer {
    const limit = Math.ceil(this.content.length / this.sectorBytes);
    const sectorAt = (sector: number) => {
      const at = (sector + 1) * this.sectorBytes;
      return this.content.subarray(at, at + this.sectorBytes);
    };
    return this.follow(start, limit, (sector) => this.nextSector(sector), sectorAt);
  }

  /** Joins the sectors of a chain. One that is longer than `limit` is circular. */
  private follow(start: number, limit: number, next: (sector: number) => number, sectorAt: (sector: number) => Buffer) {
    const sectors: Buffer[] = [];
    for (let sector = start; sector < firstMark && sectors.length < limit; sector = next(sector)) {
      sectors.push(sectorAt(sector));
    }
    const data = Buffer.concat(sectors);
    this.budget.spend(data.length + sectors.length * 16);
    return data;
  }

  private nextSector(sector: number): number {
    const perSector = this.sectorBytes / 4;
    const table = Math.floor(sector / perSector);
    if (table >= tablesInHeader) return firstMark;
    const at = (this.content.readUInt32LE(76 + table * 4) + 1) * this.sectorBytes + (sector % perSector) * 4;
    return at + 4 <= this.content.length ? this.content.readUInt32LE(at) : firstMark;
  }
}
