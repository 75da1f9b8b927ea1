/** A PDF small enough for hundreds of runs. */
export function samplePdf(): Buffer {
  return Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
}
