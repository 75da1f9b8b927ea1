import { SaxesParser } from 'saxes';
import { BudgetExceeded, type Budget } from './budget.ts';

/** Handlers of one part. Names have no prefix, and values of attributes no white space around them. */
export type XmlHandlers = {
  onElement: (name: string, attributes: ReadonlyMap<string, string>) => void;
  onText?: (text: string, element: string) => void;
};

/** Steps for each byte: the parser takes up to fifty bytes of memory for one, and all XML of a file 2 MiB at most. */
const stepsPerByte = 12;
const chunkLength = 65_536;
/** Deeper nesting than any document has; each open element takes 200 bytes of memory. */
const maxDepth = 1_000;
const encodings = /^(?:utf-?(?:8|16|16le|16be)|us-ascii|iso-8859-\d+|windows-12\d\d)$/i;

/**
 * Reads a part of a package (ECMA-376, part 2). Throws an error for XML that the standard forbids, because readers might
 * interpret it differently: other encodings, a document type, and XML that is not well-formed.
 */
export function readXml(part: Buffer, budget: Budget, { onElement, onText }: XmlHandlers) {
  budget.spend(part.length * stepsPerByte);
  const text = new TextDecoder(encodingOf(part), { fatal: true }).decode(part);
  const declared = /^<\?xml[^>]{0,200}?\sencoding\s{0,20}=\s{0,20}["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';
  if (!encodings.test(declared)) throw new Error('Expected UTF-8 or UTF-16');
  const parser = new SaxesParser();
  const open: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('Expected no document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.push(localName(name)) > maxDepth) throw new BudgetExceeded('depth');
    const pairs = Object.entries(attributes).map(([key, value]) => [localName(key), value.trim()] as const);
    onElement(localName(name), new Map(pairs));
  });
  parser.on('closetag', () => open.pop());
  const pass = (characters: string) => onText?.(characters, open.at(-1) ?? '');
  parser.on('text', pass);
  parser.on('cdata', pass);
  for (let at = 0; at < text.length; at += chunkLength) parser.write(text.slice(at, at + chunkLength));
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** Detects UTF-16 by a byte order mark, or by a zero byte next to the `<` at the start of the part. */
export function encodingOf(part: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const start = part.toString('hex', 0, 2);
  if (start === 'fffe' || start === '3c00') return 'utf-16le';
  return start === 'feff' || start === '003c' ? 'utf-16be' : 'utf-8';
}
