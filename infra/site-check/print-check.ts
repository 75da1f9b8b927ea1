import { parseArgs } from 'node:util';
import { checkCertificate } from './certificate-days.ts';
import { checkSite, type Finding } from './check-site.ts';
import type { TestMail } from './mail-check.ts';

/**
 * `npm run check:site -- https://host [--mail simulator|office]`: a table of what was looked at; exit 1 for any
 * failure.
 */
const mails: readonly TestMail[] = ['none', 'simulator', 'office'];
const given = readArguments();

if (!given) {
  console.error('Expected an origin: npm run check:site -- https://example.com [--mail none|simulator|office].');
  process.exitCode = 1;
} else {
  const { origin, mail } = given;
  const findings = await checkSite(origin, { mail });
  if (origin.startsWith('https:')) findings.push(await checkCertificate(origin, new Date()));
  print(findings);
  if (findings.some(({ problem }) => problem !== '')) process.exitCode = 1;
}

function readArguments(): { origin: string; mail: TestMail } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { mail: { type: 'string', default: 'none' } },
    });
    const [address = '', ...others] = positionals;
    const mail = mails.find((name) => name === values.mail);
    if (!mail || others.length > 0 || !/^https?:\/\/[^/]+\/?$/.test(address)) return undefined;
    return { origin: address.replace(/\/$/, ''), mail };
  } catch {
    return undefined;
  }
}

function print(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ where }) => where.length));
  for (const { what, where, problem } of findings) {
    console.log(`${problem ? 'FAIL' : 'ok  '}  ${what.padEnd(11)}  ${where.padEnd(width)}  ${problem}`.trimEnd());
  }
  const failed = findings.filter(({ problem }) => problem !== '').length;
  console.log(failed > 0 ? `${failed} of ${findings.length} checks failed.` : `All ${findings.length} checks passed.`);
}
