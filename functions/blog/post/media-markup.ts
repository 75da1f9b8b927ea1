/** Attribute of media that come from a `<noscript>`, which repeats a picture that scripts would load. */
export const copyMark = 'data-in-noscript';

/** Attribute with the URLs of the sources of a film or a recording, separated by spaces. */
export const sourcesMark = 'data-sources';

/**
 * Prepares a body for the sanitizer, which sees one tag at a time: unwraps `<noscript>` around media and uploads, marks
 * them as copies, and moves the sources of films and recordings into their tags.
 */
export function arrangeMedia(html: string): string {
  return withSources(withoutNoscript(html));
}

function withoutNoscript(html: string): string {
  const [before = '', ...parts] = html.split(/<noscript(?=[\s>])[^<>]*>/i);
  const unwrapped = parts.map((part) => {
    const end = part.search(/<\/noscript/i);
    const content = end < 0 ? part : part.slice(0, end);
    const rest = end < 0 ? '' : part.slice(part.indexOf('>', end) + 1 || part.length);
    const marked = content.replace(/<(?:img|iframe|video|audio)(?=[\s/>])/gi, `$& ${copyMark}`);
    return (marked !== content || content.includes('/wp-content/uploads/') ? marked : '') + rest;
  });
  return before + unwrapped.join('');
}

function withSources(html: string): string {
  const [before = '', ...parts] = html.split(/<(?=(?:video|audio)[\s>])/i);
  const arranged = parts.map((part) => {
    const end = part.search(/<\/(?:video|audio)/i);
    const content = part.indexOf('>') + 1;
    if (content === 0 || end < content) return `<${part}`;
    const sources = [...part.slice(content, end).matchAll(/<source\s[^<>]*/gi)].flatMap(([tag]) => sourceOf(tag));
    const mark = sources.length === 0 ? '' : ` ${sourcesMark}="${sources.join(' ')}"`;
    // Without a source, the text between the tags says more than an empty player.
    const isEmpty = mark === '' && !/\ssrc|-src/.test(part.slice(0, content));
    return `<${part.slice(0, 5)}${mark}${part.slice(5, content)}${isEmpty ? part.slice(content, end) : ''}${part.slice(end)}`;
  });
  return before + arranged.join('');
}

/** Returns the URL of a `<source>` as it is in its attribute, without white space. */
function sourceOf(tag: string): string[] {
  const [, double, single, bare] = /\s(?:data-)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? [];
  const url = (double ?? single ?? bare ?? '').trim();
  return url === '' ? [] : [url.replaceAll(/[\s"]/g, encodeURIComponent)];
}
