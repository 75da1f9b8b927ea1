/** An XML element; text is escaped, `''` and undefined leave the element out. */
export function element(name: string, content: string | readonly string[] | undefined): string {
  if (content === undefined || content === '') return '';
  return `<${name}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`;
}

/** Text as it may stand in XML: characters that XML 1.0 does not know are dropped, even an entity may not name them. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
