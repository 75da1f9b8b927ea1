import { BudgetExceeded, type Budget } from './budget.ts';
import { emptyPasswordDecryption, type Decrypt } from './pdf-encryption.ts';
import { objectAt, type Place } from './pdf-object-header.ts';
import { PdfDictionary, PdfReference, parseObject, type ParsedObject, type PdfValue } from './pdf-parser.ts';
import { decodeStream, UnreadableStream, kinds, regular } from './pdf-tokens.ts';
/** An indirect object or a trailer, with its place. */
export type PdfObject = ParsedObject & { place: Place };

/** The file needs a password, or a certificate. */
export class NeedsPassword extends Error {}

/** Versions of an object that are referred to: an honest file has been updated a few times. */
const maxVersions = 100;
/** Reading a stream costs about as much time as this many bytes of an object. */
const stepsPerStream = 4_000;

const nowhere: Place = { bytes: Buffer.alloc(0), at: 0, number: NaN, generation: 0, isCompressed: true };

/**
 * The objects of a PDF. Readers find objects by offsets, or search for them in damaged files, and disagree on both.
 * Therefore everything that some reader could take for an object is one: each occurrence of `obj`, also in comments,
 * strings and streams, and all versions of an object that was updated.
 */
export class PdfFile {
  private readonly places = new Map<number, Place[]>();
  private readonly objectStreams: PdfObject[] = [];
  private readonly encryptions: PdfValue[] = [];
  private readonly ids: Buffer[] = [];
  private decrypt: Decrypt | undefined;
  /** Offset after which the file has no `endstream`. */
  private lastEnd = Infinity;

  constructor(
    private readonly content: Buffer,
    private readonly budget: Budget,
  ) {}

  /** Passes every object and trailer to `onObject`, and every dictionary in them to `onDictionary`. */
  readAll(onObject: (object: PdfObject) => void, onDictionary: (dictionary: PdfDictionary, place: Place) => void) {
    const read = (place: Place) => {
      const onEach = (dictionary: PdfDictionary) => onDictionary(dictionary, place);
      const { value, end, isStream } = parseObject(place.bytes, place.at, {
        budget: this.budget,
        onDictionary: onEach,
      });
      const object = { value, end, isStream, place };
      this.noteStructure(object);
      onObject(object);
    };
    for (const at of this.occurrences('obj')) {
      const place = objectAt(this.content, at, this.budget);
      if (place) read(this.addPlace(place));
    }
    for (const word of this.occurrences('trailer')) {
      const at = word + 'trailer'.length;
      if (kinds[this.content[at] ?? 0] !== regular) read({ ...nowhere, bytes: this.content, at });
    }
    this.prepareDecryption();
    for (const stream of this.objectStreams) {
      for (const data of this.readingsOf(stream)) {
        for (const place of this.compressedPlaces(stream, data)) read(this.addPlace(place));
      }
    }
  }

  /** Returns all versions of what a reference may lead to, otherwise the value itself. `isWhole` keeps all keys. */
  resolve(value: PdfValue, isWhole = false): PdfObject[] {
    if (!(value instanceof PdfReference)) return [{ value, end: 0, isStream: false, place: nowhere }];
    const places = this.places.get(value.number) ?? [];
    if (places.length > maxVersions) throw new BudgetExceeded('versions');
    return places.map((place) => ({ ...parseObject(place.bytes, place.at, { budget: this.budget, isWhole }), place }));
  }

  /** Returns the decoded data of a stream. Throws `UnreadableStream`. */
  dataOf(stream: PdfObject): Buffer {
    return this.decoded(stream, (data) => this.decrypted(data, 'stream', stream.place));
  }

  /** Decrypts data of an object if the file is encrypted. Objects in object streams are not encrypted once more. */
  decrypted(data: Buffer, kind: 'stream' | 'string', { number, generation, isCompressed }: Place): Buffer {
    if (!this.decrypt || isCompressed) return data;
    this.budget.spend(data.length);
    return this.decrypt(data, kind, number, generation);
  }

  /**
   * Returns the data of an object stream. In an encrypted file some readers may take it as it is, because of another
   * trailer or a crypt filter; then the second element is what they get.
   */
  private readingsOf(stream: PdfObject): Buffer[] {
    const data = this.dataOf(stream);
    if (!this.decrypt) return [data];
    try {
      return [data, this.decoded(stream, (plain) => plain)];
    } catch (error) {
      if (error instanceof UnreadableStream) return [data];
      throw error;
    }
  }

  private decoded({ value, end }: PdfObject, decrypt: (data: Buffer) => Buffer): Buffer {
    if (!(value instanceof PdfDictionary)) throw new UnreadableStream('no dictionary');
    this.budget.spend(stepsPerStream);
    const filters = this.namesOf(value.get('/Filter'));
    if (this.hasPredictor(value.get('/DecodeParms') ?? value.get('/DP'))) throw new UnreadableStream('predictor');
    const data = this.rawData(value, end + 'stream'.length);
    this.budget.spend(data.length);
    // A stream with a crypt filter is, with the name that writers use, not encrypted.
    const plain = filters[0] === '/Crypt' ? data : decrypt(data);
    return decodeStream(
      plain,
      filters.filter((filter) => filter !== '/Crypt'),
      this.budget,
    );
  }

  private *occurrences(word: string): Generator<number> {
    for (let at = this.content.indexOf(word); at >= 0; at = this.content.indexOf(word, at + 1)) yield at;
  }

  private addPlace(place: Place): Place {
    const others = this.places.get(place.number);
    if (others) others.push(place);
    else this.places.set(place.number, [place]);
    return place;
  }

  private noteStructure(object: PdfObject) {
    const { value, isStream } = object;
    if (!(value instanceof PdfDictionary)) return;
    if (isStream && value.has('/First')) this.objectStreams.push(object);
    if (!value.has('/Encrypt')) return;
    this.encryptions.push(value.get('/Encrypt'));
    for (const { value: id } of this.resolve(value.get('/ID'))) {
      if (Array.isArray(id) && Buffer.isBuffer(id[0]) && this.ids.length < 8) this.ids.push(id[0]);
    }
  }

  private prepareDecryption() {
    const [first] = this.encryptions;
    if (first === undefined) return;
    const dictionaries = this.encryptions.slice(0, 8).flatMap((encryption) => this.resolve(encryption, true));
    for (const { value } of dictionaries) {
      if (value instanceof PdfDictionary) this.decrypt ??= emptyPasswordDecryption(value, this.ids);
    }
    if (!this.decrypt) throw new NeedsPassword();
  }

  /** Returns the objects that the header of an object stream lists, one by one: there may be millions. */
  private *compressedPlaces({ value }: PdfObject, data: Buffer): Generator<Place> {
    if (!(value instanceof PdfDictionary)) return;
    for (const first of this.numbersOf(value.get('/First'))) {
      const length = Math.min(first, data.length);
      this.budget.spend(length);
      const header = data.toString('latin1', 0, length);
      let number: string | undefined;
      for (const [digits] of header.matchAll(/\d+/g)) {
        if (number === undefined) number = digits;
        else {
          yield { bytes: data, at: first + Number(digits), number: Number(number), generation: 0, isCompressed: true };
          number = undefined;
        }
      }
    }
  }

  /** Returns the data from its start to `/Length` if `endstream` is there, otherwise to the next `endstream`. */
  private rawData(dictionary: PdfDictionary, keywordEnd: number): Buffer {
    const [lineEnd = ''] =
      /^[ \t]*(?:\r\n|\r|\n)?/.exec(this.content.toString('latin1', keywordEnd, keywordEnd + 80)) ?? [];
    const start = keywordEnd + lineEnd.length;
    for (const length of this.numbersOf(dictionary.get('/Length'))) {
      const end = start + length;
      if (/^\s*endstream/.test(this.content.toString('latin1', end, end + 20)))
        return this.content.subarray(start, end);
    }
    const end = start < this.lastEnd ? this.content.indexOf('endstream', start) : -1;
    if (end < 0) this.lastEnd = Math.min(this.lastEnd, start);
    return this.content.subarray(start, end < 0 ? this.content.length : end);
  }

  private numbersOf(value: PdfValue): number[] {
    return this.resolve(value).flatMap(({ value: each }) => (typeof each === 'number' && each >= 0 ? [each] : []));
  }

  private namesOf(value: PdfValue): string[] {
    const elements = this.resolve(value).flatMap(({ value: each }) => (Array.isArray(each) ? each : [each]));
    const names = elements.flatMap((element) => this.resolve(element)).map(({ value: name }) => name);
    return names.filter((name) => typeof name === 'string').slice(0, 10);
  }

  private hasPredictor(value: PdfValue): boolean {
    return this.resolve(value, true)
      .flatMap(({ value: each }) => (Array.isArray(each) ? each : [each]))
      .flatMap((element) => this.resolve(element, true))
      .some(({ value: each }) => each instanceof PdfDictionary && Number(each.get('/Predictor') ?? 1) !== 1);
  }
}
