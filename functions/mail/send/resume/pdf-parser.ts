import { BudgetExceeded, type Budget } from './budget.ts';
import {
  decodeName,
  delimiter,
  endOfLine,
  endOfRegular,
  endOfString,
  hexBytes,
  keyword,
  kinds,
  readNumber,
  skipSpace,
  space,
  unescapeString,
} from './pdf-tokens.ts';

/** A value of a PDF (ISO 32000-1, 7.3). A name starts with `/`; `null` and unknown keywords are undefined. */
export type PdfValue = number | boolean | string | Buffer | PdfReference | PdfDictionary | PdfValue[] | undefined;

export class PdfReference {
  constructor(readonly number: number) {}
}

/** A dictionary. Unless it was parsed whole, it has only the keys and the names that the check needs. */
export class PdfDictionary extends Map<string, PdfValue> {}

const emptyDictionary = new PdfDictionary();

/** `end` is the offset after the value and white space; `isStream`: the keyword `stream` follows. */
export type ParsedObject = { value: PdfValue; end: number; isStream: boolean };

const neededKeys: ReadonlySet<string> = names(
  '/AA/DecodeParms/DP/DOS/EF/Encrypt/F/Filter/First/FS/ID/JS/Length/Mac/N/Navigator/Next/OnInstantiate/OpenAction/Pages/RichMediaContent/RF/S/Subtype/Type/UF/Unix/XFA',
);
/** Keys of which only these names are needed: files have them a hundred thousand times. */
const neededNames: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['/S', names('/JavaScript/Launch/SubmitForm/ImportData/RichMediaExecute')],
  ['/Type', names('/Catalog/EmbeddedFile')],
  ['/Subtype', names('/RichMedia')],
]);
/** Keys whose dictionaries are needed whole, because their keys are names of triggers, files or filters. */
const wholeKeys: ReadonlySet<string> = names('/AA/EF/RF/OpenAction/Next/Encrypt/DecodeParms');
const longestKey = 3 * 'RichMediaContent'.length + 1;

/** Deeper nesting than any viewer reads. */
const maxDepth = 500;
/** Containers, and elements of one array, that are kept in memory. */
const [maxKept, maxElements] = [100_000, 1_000_000];

/** An object costs about as much time and memory as this many bytes of a long one. */
const stepsPerObject = 100;

const firstLetters = new Uint8Array(256);
for (const key of [...neededKeys, '/#']) firstLetters[key.charCodeAt(1)] = 1;

type Container = {
  isDictionary: boolean;
  /** Empty until something needed is added. */
  dictionary: PdfDictionary | undefined;
  list: PdfValue[] | undefined;
  isWhole: boolean;
  /** The key whose value is next ('' if nothing needs it), and the one whose value was last. */
  key: string | undefined;
  lastKey: string;
  /** The last two elements, NaN for what is no number: `R` turns them into a reference. */
  first: number;
  second: number;
};

export type ParseOptions = {
  budget: Budget;
  /**
   * Receives every dictionary with a needed key, also nested ones. One with a key that occurs twice is received with
   * either value, because viewers differ in which one they take.
   */
  onDictionary?: (dictionary: PdfDictionary) => void;
  /** Keeps all keys, not only those that the check needs. */
  isWhole?: boolean;
};

/**
 * Parses the object at an offset as tolerantly as viewers do: a dictionary skips what is not a name where a key belongs,
 * and the end of the file closes what is open. Throws `BudgetExceeded`, also for nesting that no viewer reads.
 */
export function parseObject(bytes: Buffer, start: number, options: ParseOptions): ParsedObject {
  return new ObjectParser(bytes, start, options).parse();
}

class ObjectParser {
  private readonly stack: Container[] = [];
  private top: Container | undefined;
  private value: PdfValue;
  private isDone = false;
  private kept = 0;

  constructor(
    private readonly bytes: Buffer,
    private at: number,
    private readonly options: ParseOptions,
  ) {}

  parse(): ParsedObject {
    const { bytes, options } = this;
    let spentUntil = this.at;
    while (this.at < bytes.length && !this.isDone) {
      if (this.at - spentUntil > 4_096) {
        options.budget.spend(this.at - spentUntil);
        spentUntil = this.at;
      }
      const byte = bytes[this.at] as number;
      const kind = kinds[byte];
      if (kind === space) this.at += 1;
      else if (kind === delimiter) this.readDelimited(byte);
      else if (!this.readRegular(byte)) break;
    }
    while (this.top) this.close();
    const end = skipSpace(bytes, this.at);
    options.budget.spend(end - spentUntil + stepsPerObject);
    if (typeof this.value === 'number' && /^\d+[\0\s]+R/.test(bytes.toString('latin1', end, end + 20))) {
      this.value = new PdfReference(this.value);
    }
    const isStream = bytes[end] === 0x73 && bytes.toString('latin1', end, end + 6) === 'stream';
    return { value: this.value, end, isStream };
  }

  private readDelimited(byte: number) {
    const { bytes } = this;
    const from = this.at;
    this.at += 1;
    if (byte === 0x2f) {
      this.at = endOfRegular(bytes, this.at);
      this.addName(from);
    } else if (byte === 0x3c && bytes[this.at] === 0x3c) {
      this.at += 1;
      this.open(true);
    } else if (byte === 0x3e && bytes[this.at] === 0x3e) {
      this.at += 1;
      while (this.top && !this.top.isDictionary) this.close();
      this.close();
    } else if (byte === 0x5b) this.open(false);
    else if (byte === 0x5d && this.top?.isDictionary === false) this.close();
    else if (byte === 0x28) {
      this.at = endOfString(bytes, this.at);
      this.add(this.isNeeded() ? unescapeString(bytes.subarray(from + 1, this.at - 1)) : undefined);
    } else if (byte === 0x3c) {
      const end = bytes.indexOf('>', this.at);
      this.at = end < 0 ? bytes.length : end + 1;
      this.add(this.isNeeded() ? hexBytes(bytes.subarray(from + 1, this.at - 1)) : undefined);
    } else if (byte === 0x25) this.at = endOfLine(bytes, this.at);
  }

  /** Reads a number or a keyword. Returns false for a keyword outside of a container. */
  private readRegular(byte: number): boolean {
    const from = this.at;
    this.at = endOfRegular(this.bytes, from);
    if (byte < 0x3a) this.add(readNumber(this.bytes, from, this.at));
    else if (!this.top) return false;
    else if (byte === 0x52 && this.at === from + 1) this.addReference(this.top);
    else this.add(keyword(this.bytes, from, this.at));
    return true;
  }

  private addName(from: number) {
    const { top, bytes, at } = this;
    const isKey = top?.isDictionary === true && top.key === undefined;
    if (isKey && !top.isWhole && (at - from > longestKey || firstLetters[bytes[from + 1] as number] === 0))
      top.key = '';
    else this.add(isKey || this.isNeeded() ? decodeName(bytes.toString('latin1', from, at)) : undefined);
  }

  private add(element: PdfValue) {
    const { top } = this;
    if (!top) {
      this.value = element;
      this.isDone = true;
      return;
    }
    if (!top.isDictionary) {
      if (top.list && top.list.push(element) > maxElements) throw new BudgetExceeded('elements');
    } else if (top.key !== undefined) {
      if (this.isNeeded()) this.set(top, top.key, element);
      top.lastKey = top.key;
      top.key = undefined;
    } else if (typeof element === 'string') top.key = element;
    top.first = top.second;
    top.second = typeof element === 'number' ? element : NaN;
  }

  private set(top: Container, key: string, element: PdfValue) {
    const isName = typeof element === 'string' && !top.isWhole;
    if (isName && neededNames.get(key)?.has(element) === false) return;
    top.dictionary ??= new PdfDictionary();
    if (top.dictionary.has(key)) this.options.onDictionary?.(top.dictionary);
    top.dictionary.set(key, element);
  }

  private addReference(top: Container) {
    if (Number.isNaN(top.first) || Number.isNaN(top.second)) return;
    const reference = new PdfReference(top.first);
    top.list?.splice(-2, 2, reference);
    if (top.dictionary?.has(top.lastKey)) top.dictionary.set(top.lastKey, reference);
    top.first = NaN;
    top.second = NaN;
  }

  private open(isDictionary: boolean) {
    const { top, stack, options } = this;
    const isKept = this.isNeeded();
    if (stack.length >= maxDepth || (isKept && (this.kept += 1) > maxKept)) throw new BudgetExceeded('nesting');
    this.top = {
      isDictionary,
      dictionary: undefined,
      list: !isDictionary && isKept ? [] : undefined,
      isWhole:
        options.isWhole === true || (isKept && top !== undefined && (top.isWhole || wholeKeys.has(top.key ?? ''))),
      key: undefined,
      lastKey: '',
      first: NaN,
      second: NaN,
    };
    stack.push(this.top);
  }

  private close() {
    const container = this.stack.pop();
    if (!container) return;
    this.top = this.stack.at(-1);
    const { isDictionary, dictionary, list } = container;
    if (dictionary) this.options.onDictionary?.(dictionary);
    this.add(this.isNeeded() ? (isDictionary ? (dictionary ?? emptyDictionary) : list) : undefined);
  }

  private isNeeded(): boolean {
    const { top } = this;
    if (!top) return true;
    if (!top.isDictionary) return top.list !== undefined;
    return top.key !== undefined && (top.isWhole || neededKeys.has(top.key));
  }
}

function names(list: string): ReadonlySet<string> {
  return new Set(list.match(/\/\w+/g));
}
