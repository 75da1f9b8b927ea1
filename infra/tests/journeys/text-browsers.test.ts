import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { callRow } from '#content/call-player.ts';
import { formWords } from '#content/forms.ts';
import { homeHero } from '#content/home.ts';
import { shellWords } from '#content/shell.ts';
import { uniqueName } from './inbox.testkit.ts';
import { listedPaths, unknownPath } from './paths.testkit.ts';
import { product } from './product.testkit.ts';

const browsers = ['lynx -width=990', 'w3m -cols 990', 'links -width 512'].map((command) => command.split(' '));
const isMissing = !process.env['CI'] && browsers.some(([name = '']) => spawnSync(name, ['-version']).error);
const reason = 'nothing is tested in text browsers: install the packages lynx, w3m and links';

const { banner, sending, recordFailed, reference } = formWords;
const { hello, stop, demoFailed } = homeHero;
const failures = [demoFailed, shellWords.offline].map((text) => text.split('[')[0]!);
/** Words that are true only in a state. */
const stateWords = [
  ...banner.success,
  ...banner.failure,
  sending,
  recordFailed,
  reference,
  callRow.failed,
  ...failures,
];
const words = [...stateWords, shellWords.splash, hello + stop, `${hello} ${stop}`];

test('text browsers and reader modes show no words of a state, and links apart', async ({ skip }) => {
  skip(isMissing, reason);
  const problems: string[] = [];
  for (const path of [...(await listedPaths(product)), unknownPath]) {
    const { document } = new Window({ url: product.url });
    document.write(await (await fetch(product.url + path)).text());
    const read = new Readability(document as unknown as Document).parse()?.textContent ?? '';
    const [lynx = '', ...others] = browsers.map(([name = '', ...options]) =>
      spawnSync(name, ['-dump', ...options, product.url + path], { encoding: 'utf8' }).stdout.replace(/\s+/g, ' '),
    );
    for (const text of [lynx, ...others]) expect(text).toContain('Careers');
    const texts = [lynx, ...others, read].join('\n');
    // lynx puts the number of a link before it.
    const found = [
      ...words.filter((each) => texts.includes(each)),
      ...(lynx.match(/[\p{L}\d]+\[[1-9]\d*\].{9}/gu) ?? []),
    ];
    problems.push(...found.map((text) => `${path}: ${text}`));
  }
  expect(problems).toEqual([]);
});

test('a message that is typed into lynx arrives, and lynx shows its reference number', async ({ skip }) => {
  skip(isMissing, reason);
  const name = uniqueName('Lynx Reader');
  const next = 'Down Arrow';
  const typed = (text: string) => Array.from(text, (letter) => (letter === ' ' ? '<space>' : letter));
  const fields = [name, 'asha@example.com', 'Hello'].flatMap((text) => [next, ...typed(text)]);
  // The rows of the message, the button of the recorder and the button that sends.
  const keys = ['/', ...typed(formWords.honeypot), '^J', ...fields, next, next, next, next, next, '^J', 'q', 'y'];
  const script = join(mkdtempSync(join(tmpdir(), 'lynx-')), 'keys');
  writeFileSync(script, keys.map((key) => `key ${key}\n`).join(''));
  const env = { ...process.env, TERM: 'vt100', LINES: '60', COLUMNS: '150' };
  const { stdout } = spawnSync('lynx', [`-cmd_script=${script}`, product.url], { encoding: 'utf8', env });
  const { text } = await product.inbox.waitFor(name);
  expect(stdout).toContain(/Reference (\S+?)\.?$/m.exec(text)?.[1] ?? 'none');
});
