import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './import-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the files in these folders whose path matches, by default all of TypeScript. */
export function readSources(
  folders: readonly string[] = ['web', 'functions', 'infra'],
  paths = /\.tsx?$/,
): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true }).map((name) => `${folder}/${String(name)}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => paths.test(file) && !/\/(dist|dist-next|node_modules)\//.test(file))
    .map((file) => ({ file, source: readFileSync(`${root}${file}`, 'utf8') }));
}
