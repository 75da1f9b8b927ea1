/** Licences under which we pass a work on: they ask for a notice at most. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

/** Whether an SPDX expression lets us choose a licence that we pass works on under. */
export function isAllowed(expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, ' ').split(/\sOR\s/);
  return alternatives.some((alternative) =>
    alternative.split(/\sAND\s/).every((name) => allowed.includes(name.trim())),
  );
}
