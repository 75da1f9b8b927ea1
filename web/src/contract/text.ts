/** Escapes text for the content and the quoted attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const escapes: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

/** Returns the text of sanitized HTML without tags: sanitizers decode other entities. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|nbsp);/g, (_, name: string) => escapes[name] ?? '');
}

/** Returns an XML element with escaped text, or '' if the content is '' or undefined. */
export function element(name: string, content: string | readonly string[] | undefined): string {
  if (content === undefined || content === '') return '';
  return `<${name}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`;
}

/** Escapes text for XML 1.0. Drops the characters that it forbids even as character references. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ''));
}

/** A link in a text of the content, as in Markdown: its label, and its address. */
export const markdownLink = /\[(.+?)\]\((.+?)\)/g;

/**
 * Returns at most `length` code points of a text, and an ellipsis if it was cut: after a word, if there is one in the
 * second half, and never inside a letter that several code points make up. A text that was cut before is unchanged.
 */
export function cutText(text: string, length: number): string {
  const points = Array.from(text.replace(/…$/, ''));
  if (points.length <= length) return text;
  const start = points.slice(0, length + 1).join('');
  const words = start.replace(/[\s.,;:·–…-]+[^\s…]*$/, '');
  if (words.length < start.length && words.length > length / 2) return `${words}…`;
  // The last letter reaches over the end.
  return `${start.slice(0, new Intl.Segmenter().segment(start).containing(start.length - 1)?.index)}…`;
}

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
