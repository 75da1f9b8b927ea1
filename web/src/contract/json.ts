/** Parses a JSON object. Returns undefined if the text is not JSON or not an object. */
export function parseRecord(text: string): Record<string, unknown> | undefined {
  const value = parseJson(text);
  return isRecord(value) ? value : undefined;
}

/** Parses JSON. Returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object, and neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
