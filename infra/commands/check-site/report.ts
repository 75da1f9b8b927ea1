import type { Finding } from './check.ts';

/** Prints the findings as a table. Returns the exit code: 0 if something was checked and nothing failed. */
export function report(findings: readonly Finding[], print: (line: string) => void): number {
  const width = Math.max(...findings.map(({ where }) => where.length));
  for (const { what, where, problem } of findings) {
    print(`${problem ? 'FAIL' : 'ok  '}  ${what.padEnd(11)}  ${where.padEnd(width)}  ${problem}`.trimEnd());
  }
  const failed = findings.filter(({ problem }) => problem !== '').length;
  print(failed > 0 ? `${failed} of ${findings.length} checks failed.` : `All ${findings.length} checks passed.`);
  return failed > 0 || findings.length === 0 ? 1 : 0;
}
