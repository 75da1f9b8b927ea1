import { createHash } from 'node:crypto';

/** Returns a PDF of this many bytes. Most are noise in a stream, so that a change of one byte is noticed. */
export function samplePdf(bytes: number): Buffer {
  const head = Buffer.from('%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n2 0 obj\n<<>>\nstream\n');
  const tail = Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n');
  const noise = createHash('shake256', { outputLength: bytes - head.length - tail.length }).digest();
  return Buffer.concat([head, noise, tail]);
}
