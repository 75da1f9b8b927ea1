import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkSite, createSendRequest } from './check-site.ts';
import type { TestMail } from './mail-check.ts';
import { report } from './report.ts';
import { waitForBuild } from './wait-for-build.ts';
import { connect } from 'node:tls';
import type { Finding } from './check.ts';

/**
 * `npm run check:site -- https://host [--mail simulator|office] [--any-build]`: waits until the site serves the build in
 * web/dist, prints a table of what was checked, and exits 1 for any failure. Without a build, or with `--any-build`, it
 * does not wait.
 */
const mails: readonly TestMail[] = ['none', 'simulator', 'office'];
// Relative to the working directory: the pipeline runs this file bundled, in another folder.
const homePage = 'web/dist/client/index.html';
const checkArguments = readArguments();

if (!checkArguments) {
  console.error(
    'Expected an origin: npm run check:site -- https://example.com [--mail none|simulator|office] [--any-build].',
  );
  process.exitCode = 1;
} else {
  const { origin, mail, anyBuild } = checkArguments;
  const waits = !anyBuild && existsSync(homePage);
  const options = { send: createSendRequest(origin), pause: () => wait(5_000) };
  const build = waits ? [await waitForBuild(readFileSync(homePage, 'utf8'), options)] : [];
  const findings = [...build, ...(await checkSite(origin, { mail }))];
  if (origin.startsWith('https:')) findings.push(await checkCertificate(origin, new Date()));
  process.exitCode = report(findings, console.log);
}

function readArguments(): { origin: string; mail: TestMail; anyBuild: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        mail: { type: 'string', default: 'none' },
        'any-build': { type: 'boolean', default: false },
      },
    });
    const [address = '', ...others] = positionals;
    const mail = mails.find((name) => name === values.mail);
    if (!mail || others.length > 0 || !/^https?:\/\/[^/]+\/?$/.test(address)) return undefined;
    return { origin: address.replace(/\/$/, ''), mail, anyBuild: values['any-build'] };
  } catch {
    return undefined;
  }
}

const day = 86_400_000;

/** Fewest days that a certificate must still be valid. */
const fewestDays = 30;

/** Timeout of the connection in milliseconds. */
const timeout = 10_000;

/** Checks that the certificate of an https origin is valid for another month. */
async function checkCertificate(origin: string, now: Date): Promise<Finding> {
  const { hostname, port } = new URL(origin);
  const ends = await certificateEnd(hostname, Number(port || 443));
  const days = ends instanceof Date ? Math.floor((ends.getTime() - now.getTime()) / day) : undefined;
  const problem = days === undefined ? String(ends) : days < fewestDays ? `ends in ${days} days` : '';
  return { what: 'certificate', where: hostname, problem };
}

function certificateEnd(host: string, port: number): Promise<Date | string> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.on('timeout', () => socket.destroy(new Error(`no response within ${timeout} ms`)));
    socket.on('error', (error) => resolve(error.message));
  });
}
