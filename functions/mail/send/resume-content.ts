import type { ResumeExtension } from '#contract/resume.ts';
import { fileWords } from '#content/visitor-file.ts';
import { zipEntries } from './zip.ts';

/** What a résumé is by its first bytes, and a sentence for the office about each thing that is plainly in it. */
export type ResumeContent = { extension: ResumeExtension; oddities: string[] };

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** PDF viewers search so many bytes for the header. */
const pdfHeaderBytes = 1_024;
const wordPart = /^[/\\]?word[/\\]/i;

/**
 * Returns what a file is: a ZIP with a part of Word, an OLE2 file, or a PDF. Returns undefined for everything else. The
 * file is only searched, each byte a fixed number of times, because a parser of our own would read another file than the
 * viewers do. Whatever the search finds refuses nothing, and what is compressed is not found.
 */
export function readContent(content: Buffer): ResumeContent | undefined {
  if (content.toString('latin1', 0, 4) === 'PK\x03\x04') {
    const entries = zipEntries(content);
    const hasPart = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
    if (hasPart(wordPart)) {
      const oddities = sentences({
        macros: hasPart(/vbaproject\.bin$/i),
        password: entries.some(({ isEncrypted }) => isEncrypted),
        embedded: hasPart(/^[/\\]?word[/\\]embeddings[/\\]/i),
      });
      return { extension: '.docx', oddities };
    }
  }
  if (content.subarray(0, compoundFile.length).equals(compoundFile)) {
    // Names of the directory end with a zero; words of the text do not.
    const hasName = (name: string) => content.includes(`${name}\0`, 0, 'utf16le');
    // Word stores a DOCX with a password in an OLE2 file.
    const isEncrypted = hasName('EncryptedPackage');
    const oddities = sentences({ macros: hasName('_VBA_PROJECT'), password: isEncrypted });
    return { extension: isEncrypted ? '.docx' : '.doc', oddities };
  }
  const start = content.subarray(0, pdfHeaderBytes + '%PDF-'.length);
  if (!start.includes('%PDF-')) return undefined;
  const text = content.toString('latin1');
  const oddities = sentences({
    password: /\/Encrypt\b/.test(text),
    script: script.test(text),
    embedded: /\/Type\s{0,9}\/EmbeddedFile\b/.test(text),
  });
  return { extension: '.pdf', oddities };
}

/**
 * A script in a PDF: an action of the type JavaScript, or its source. Not every `/JavaScript`, which links of developers
 * end in, and not every `/JS`, which compressed pictures contain by chance.
 */
const script = /\/S\s{0,9}\/JavaScript|\/JS\s{0,9}(?:[(<]|\d{1,9} \d{1,5} R)/;

function sentences(found: Partial<Record<keyof typeof fileWords.oddities, boolean>>): string[] {
  const kinds = Object.keys(fileWords.oddities) as (keyof typeof fileWords.oddities)[];
  return kinds.filter((kind) => found[kind]).map((kind) => fileWords.oddities[kind]);
}
