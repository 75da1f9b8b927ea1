import { checkCertificate } from './certificate-days.ts';
import { checkSite, type Finding } from './check-site.ts';

/** `npm run check:site -- https://host [--mail]`: a table of what was looked at; exit 1 when anything is wrong. */
const [address = '', ...options] = process.argv.slice(2);

if (!/^https?:\/\/[^/]+\/?$/.test(address) || options.some((option) => option !== '--mail')) {
  console.error(`Expected an origin, got “${address}”: npm run check:site -- https://example.com [--mail].`);
  process.exitCode = 1;
} else {
  const origin = address.replace(/\/$/, '');
  const findings = await checkSite(origin, { mail: options.includes('--mail') });
  if (origin.startsWith('https:')) findings.push(await checkCertificate(origin, new Date()));
  print(findings);
  if (findings.some(({ problem }) => problem !== '')) process.exitCode = 1;
}

function print(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ where }) => where.length));
  for (const { what, where, problem } of findings) {
    console.log(`${problem ? 'FAIL' : 'ok  '}  ${what.padEnd(11)}  ${where.padEnd(width)}  ${problem}`.trimEnd());
  }
  const failed = findings.filter(({ problem }) => problem !== '').length;
  console.log(failed > 0 ? `${failed} of ${findings.length} checks failed.` : `All ${findings.length} checks passed.`);
}
