/**
 * Source of the canary: it asks for each address as a visitor would, and fails with one line that names those that
 * did not answer 200 with a text it expects. Plain CommonJS, at most 4 KB: Lambda takes it without a bundle.
 */
export function canaryCode(origin: string, checks: readonly CanaryCheck[]): string {
  return `const origin = ${JSON.stringify(origin)};
const checks = ${JSON.stringify(checks)};
exports.handler = async () => {
  const complaints = await Promise.all(checks.map(complaint));
  const found = complaints.filter(Boolean);
  if (found.length > 0) throw new Error(found.join('; '));
};
async function complaint({ path, holds }) {
  try {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(10000), redirect: 'manual' });
    if (answer.status !== 200) return path + ' answered ' + answer.status;
    return (await answer.text()).includes(holds) ? '' : path + ' lacks ' + holds;
  } catch (error) {
    return path + ' failed: ' + error.name;
  }
}
`;
}

export type CanaryCheck = {
  path: string;
  /** Text that a whole answer has in it. */
  holds: string;
};
