import { parseXml, type XmlDocument, XmlElement } from '@rgrove/parse-xml';

/** An element's name without its prefix, and its attributes. */
export type PackageElement = { name: string; attributes: Readonly<Record<string, string>> };

/**
 * Returns the elements of a part that describes the package (ECMA-376, part 2). Throws an error for XML that the
 * standard forbids, because readers might interpret it differently: encodings other than UTF-8 and UTF-16, a document
 * type, and XML that is not well-formed.
 */
export function packageElements(part: Buffer): PackageElement[] {
  const text = new TextDecoder(encodingOf(part), { fatal: true }).decode(part);
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';
  if (!/^utf-?(8|16|16le|16be)$/i.test(declared)) throw new Error('Expected UTF-8 or UTF-16');
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Error('Expected no document type');
  return elementsBelow(parseXml(text)).map(({ name, attributes }) => ({
    name: name.replace(/^.*:/, ''),
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, value.trim()])),
  }));
}

function elementsBelow({ children }: XmlDocument | XmlElement): XmlElement[] {
  const elements = children.filter((node) => node instanceof XmlElement);
  return elements.flatMap((element) => [element, ...elementsBelow(element)]);
}

/** Detects UTF-16 by a byte order mark, or by a zero byte next to the `<` at the start of the part. */
function encodingOf(part: Buffer): string {
  const start = part.subarray(0, 2).toString('hex');
  if (start === 'fffe' || start === '3c00') return 'utf-16le';
  return start === 'feff' || start === '003c' ? 'utf-16be' : 'utf-8';
}
