import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Something by others that reaches a visitor or runs in our functions. */
export type Work = {
  name: string;
  version: string;
  /** SPDX expression; '' where the work names none. */
  licence: string;
  /** The licence's words and its holders' names, as they came with the work. */
  text: string;
};

const packageFolder = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The bundler's own few lines, which no file on the disk holds. */
const bundlerLines = /^\0rolldown[\\/]/;

/** The packages these files belong to, each once, by name; files of our own are passed over. */
export function packagesOf(files: readonly string[]): Work[] {
  const folders = files.flatMap((file) => {
    if (bundlerLines.test(file)) return folderOf('rolldown');
    return packageFolder.exec(file)?.[1]?.replace('\0', '') ?? [];
  });
  return [...new Set(folders)].map(readPackage).sort((one, other) => one.name.localeCompare(other.name));
}

/** A package by its name, as it is installed. */
export function packageNamed(name: string): Work {
  return readPackage(folderOf(name));
}

function folderOf(name: string): string {
  return new URL(`../../../node_modules/${name}`, import.meta.url).pathname;
}

function readPackage(folder: string): Work {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
    'name' | 'version' | 'license',
    string | undefined
  >;
  const file = existsSync(folder) && readdirSync(folder).find((entry) => /^(licen[cs]e|copying)\b/i.test(entry));
  const text = file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : '';
  return { name: name ?? folder, version: version ?? '', licence: license ?? '', text };
}
