/** Returns a minimal PDF, so that property tests with hundreds of runs stay fast. */
export function samplePdf(): Buffer {
  return Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
}
