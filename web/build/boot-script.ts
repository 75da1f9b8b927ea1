import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Returns the program of src/boot.ts as the text of an inline script. */
export function buildBootScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('../src/app/boot.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text.trim();
}
