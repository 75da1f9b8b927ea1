/** The content of a file: a résumé or a recording. */
export type ReadFile = { fileName: string; base64: string; mimeType: string };

/**
 * The browser could not read the file. `phase` says whether reading had begun, because the two cases have different
 * sentences.
 */
export class UnreadableFile extends Error {
  readonly phase: 'setting-up' | 'reading';

  constructor(phase: 'setting-up' | 'reading', cause: unknown) {
    super(`The chosen file failed while ${phase}.`, { cause });
    this.name = 'UnreadableFile';
    this.phase = phase;
  }
}

/** Returns the file in base64. Rejects with UnreadableFile, or with AbortError if the signal aborts. */
export function readFile(
  file: File,
  signal: AbortSignal,
  createReader: () => FileReader = () => new FileReader(),
): Promise<ReadFile> {
  return new Promise((resolve, reject) => {
    try {
      const reader = createReader();
      reader.addEventListener('load', () => {
        const address = typeof reader.result === 'string' ? reader.result : '';
        resolve({ fileName: file.name, base64: address.slice(address.indexOf(',') + 1), mimeType: file.type });
      });
      reader.addEventListener('error', () => reject(new UnreadableFile('reading', reader.error)));
      signal.addEventListener('abort', () => {
        reader.abort();
        reject(new DOMException('Reading was aborted.', 'AbortError'));
      });
      reader.readAsDataURL(file);
    } catch (error) {
      reject(new UnreadableFile('setting-up', error));
    }
  });
}
