import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { command, readArguments, UnusableArguments } from '../command.ts';
import { files, services } from './file-checks.ts';
import { mailChecks, moves, pages, type TestMail } from './page-checks.ts';
import type { Finding, SendRequest } from './response-problems.ts';
import { createSendRequest, runChecks } from './run-checks.ts';

/** Checks a running site as visitors, search engines and the office use it. Returns one finding per check. */
export async function checkSite(
  origin: string,
  { mail, timeoutMs, pause }: { mail: TestMail; timeoutMs?: number; pause: () => Promise<unknown> },
): Promise<Finding[]> {
  const checks = [...pages(), ...moves(origin), ...files(), ...services(), ...mailChecks(mail)];
  return runChecks(checks, createSendRequest(origin, timeoutMs), pause);
}

/** Number of requests for the home page, five seconds apart: five minutes. */
export const attempts = 60;

/**
 * Waits until the site serves the home page of the build. After a deployment the edge serves the previous build for
 * some minutes, and a new domain does not resolve at first.
 */
export async function waitForBuild(
  homePage: string,
  { send, pause }: { send: SendRequest; pause: () => Promise<unknown> },
): Promise<Finding> {
  const finding = { what: 'build', where: '/' };
  let served = '';
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await pause();
    served = await send('/').then(
      ({ text }) => text,
      (error: unknown) => String(error),
    );
    if (served === homePage) return { ...finding, problem: '' };
  }
  const problem = 'is not the build in web/dist after five minutes (--any-build checks it all the same)';
  return { ...finding, problem };
}

/** Prints the findings as a table. Returns the exit code: 0 if something was checked and nothing failed. */
export function report(findings: readonly Finding[], print: (line: string) => void): number {
  const width = Math.max(...findings.map(({ where }) => where.length));
  for (const { what, where, problem, isWarning } of findings) {
    print(
      `${problem ? (isWarning ? 'warn' : 'FAIL') : 'ok  '}  ${what.padEnd(11)}  ${where.padEnd(width)}  ${problem}`.trimEnd(),
    );
  }
  const failed = findings.filter(({ problem, isWarning }) => problem !== '' && !isWarning).length;
  print(failed > 0 ? `${failed} of ${findings.length} checks failed.` : `All ${findings.length} checks passed.`);
  return failed > 0 || findings.length === 0 ? 1 : 0;
}

const mails: readonly TestMail[] = ['none', 'simulator', 'office'];
// Relative to the working directory: the pipeline runs this file bundled, in another folder.
const homePage = 'web/dist/client/index.html';
const usage = 'npm run check:site -- https://example.com [--mail none|simulator|office] [--any-build]';

/**
 * Waits until the site serves the build in web/dist, prints a table of what was checked, and exits 1 for any failure.
 * Without a build, or with `--any-build`, it does not wait.
 */
await command(import.meta.url, usage, async (words) => {
  const { positionals, values } = readArguments(words, 1, {
    mail: { type: 'string', default: 'none' },
    'any-build': { type: 'boolean', default: false },
  });
  const [address = ''] = positionals;
  const mail = mails.find((name) => name === values.mail);
  if (!mail) throw new UnusableArguments(`Expected --mail with one of ${mails.join(', ')}, got “${values.mail}”.`);
  if (!/^https?:\/\/[^/]+\/?$/.test(address)) throw new UnusableArguments(`Expected an origin, got “${address}”.`);
  const origin = address.replace(/\/$/, '');
  const pause = () => wait(5_000);
  const options = { send: createSendRequest(origin), pause };
  const findings: Finding[] = [];
  if (!values['any-build'] && existsSync(homePage)) {
    findings.push(await waitForBuild(readFileSync(homePage, 'utf8'), options));
  }
  findings.push(...(await checkSite(origin, { mail, pause })));
  return report(findings, console.log);
});
