/**
 * Source of the canary: requests each URL as a visitor would, and throws one line that names each URL without a 200 and
 * the expected text. CommonJS of at most 4 KB, which Lambda accepts as inline code.
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
  /** Text that every complete response contains. */
  holds: string;
};
