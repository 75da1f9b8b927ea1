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

/** Beginnings of JSON that are tried. A PHP notice may contain brackets of its own. */
const mostBeginnings = 20;

/** Parses the first list of objects, empty list or object in a text that other programs have written into as well. */
export function findJson(text: string): unknown {
  const beginning = /\[\s*\{|\{\s*"|(?<=^|[>\n\uFEFF])\[\]/g;
  for (let tries = 0; tries < mostBeginnings; tries += 1) {
    const start = beginning.exec(text)?.index;
    if (start === undefined) return undefined;
    const value = parseJson(text.slice(start, endOfJson(text, start)));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns the index behind the bracket that closes the one at `start`; the end of the text if there is none. */
function endOfJson(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (isString && character === '\\') index += 1;
    else if (character === '"') isString = !isString;
    else if (isString) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/** Whether a value is an object, and neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
