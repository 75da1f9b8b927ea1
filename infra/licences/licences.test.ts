import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** It bundles the site and the functions. */
const patienceMs = 240_000;

/** Runs one of our programs in a process of its own, which Vitest does not transform. */
async function run(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args], { cwd: root });
  return stdout;
}

test(
  'npm run licences lists what the site and the functions hold, and finds nothing that we may not ship',
  async () => {
    await run('web/build/build.ts', '--if-changed');
    const list = await run('infra/licences/print.ts');
    const [site = '', functions = ''] = list.split(/^functions: /m);
    for (const work of ['react-dom', 'react-router', 'Anek', 'simple-icons', 'dompurify']) expect(site).toContain(work);
    for (const work of ['nodemailer', 'sanitize-html', 'client-s3', 'react-dom']) expect(functions).toContain(work);
    for (const work of ['vite ', 'sharp', 'typescript', 'nodemailer']) expect(site).not.toContain(work);
    expect(list).not.toContain('FAIL');

    const notice = await readFile(`${root}web/dist/client/licences.txt`, 'utf8');
    const [, ...works] = site.trim().split('\n');
    for (const work of works) expect(notice).toContain(work.trim().split(/\s{2,}/)[1]);
  },
  patienceMs,
);
