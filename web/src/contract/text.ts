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
