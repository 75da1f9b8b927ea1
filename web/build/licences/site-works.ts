import { readFileSync } from 'node:fs';
import { type Work, packageNamed, packagesOf } from './work.ts';

/** What a visitor receives that others made: the packages of the browser's code, the fonts, and drawn marks. */
export function siteWorks(browserFiles: readonly string[]): Work[] {
  return [...packagesOf(browserFiles), anek, packageNamed('simple-icons')];
}

const anek: Work = {
  name: 'Anek (web/src/styles/fonts)',
  version: '',
  licence: 'OFL-1.1',
  text: readFileSync(new URL('../../src/styles/fonts/OFL.txt', import.meta.url), 'utf8').trim(),
};

/** The notice that these licences ask for: each work with its licence's words, the same words once. */
export function notice(works: readonly Work[]): string {
  const byText = new Map<string, Work[]>();
  for (const work of works) byText.set(work.text, [...(byText.get(work.text) ?? []), work]);
  const parts = [...byText].map(([text, same]) => {
    const names = same.map(({ name, version, licence }) =>
      [name, version, `(${licence.replaceAll(/[()]/g, '')})`].filter(Boolean).join(' '),
    );
    return `${names.join('\n')}\n\n${text}`;
  });
  return ['This site contains works by others.', ...parts].join(`\n\n${'-'.repeat(72)}\n\n`) + '\n';
}
