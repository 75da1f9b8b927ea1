import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './import-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the TypeScript files in these folders, by default in all. */
export function readSources(folders: readonly string[] = ['web', 'functions', 'infra']): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true }).map((name) => `${folder}/${String(name)}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\/(dist|node_modules)\//.test(file))
    .map((file) => ({ file, source: readFileSync(`${root}${file}`, 'utf8') }));
}
