import { escapeHtml } from './escape-html.ts';

/** Returns an XML element with escaped text, or '' if the content is '' or undefined. */
export function element(name: string, content: string | readonly string[] | undefined): string {
  if (content === undefined || content === '') return '';
  return `<${name}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`;
}

/** Escapes text for XML 1.0. Drops the characters that it forbids even as character references. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ''));
}
