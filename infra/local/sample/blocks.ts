import { escapeHtml } from '#contract/text.ts';
import { fullSize, picturePath, type PictureSize, recordingPath, smallerSizes } from './picture.ts';

/** Blocks as the block editor renders them, one after the other. Text without an element around it is a paragraph. */
export function blocks(...items: readonly string[]): string {
  return `\n${items.map((item) => (item.startsWith('<') ? item : `<p>${item}</p>`)).join('\n\n\n\n')}\n`;
}

export function h2(text: string): string {
  return `<h2 class="wp-block-heading">${text}</h2>`;
}

export function h3(text: string): string {
  return `<h3 class="wp-block-heading">${text}</h3>`;
}

export function ul(...items: readonly string[]): string {
  return `<ul class="wp-block-list">${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;
}

export function ol(...items: readonly string[]): string {
  return `<ol class="wp-block-list">${items.map((item) => `<li>${item}</li>`).join('\n')}</ol>`;
}

export function quote(text: string, cite: string): string {
  return `<blockquote class="wp-block-quote"><p>${text}</p><cite>${cite}</cite></blockquote>`;
}

/** Program text, escaped here. */
export function code(text: string): string {
  const escaped = escapeHtml(text);
  return `<pre class="wp-block-code"><code>${escaped}</code></pre>`;
}

export function formula(mathMl: string): string {
  return `<div class="wp-block-math"><math display="block">${mathMl}</math></div>`;
}

export function table(caption: string, head: readonly string[], ...rows: readonly (readonly string[])[]): string {
  return (
    `<figure class="wp-block-table"><table><thead>${cells(head, 'th')}</thead><tbody>` +
    `${rows.map((row) => cells(row, 'td')).join('')}</tbody></table><figcaption class="wp-element-caption">${caption}</figcaption></figure>`
  );
}

function cells(row: readonly string[], tag: 'th' | 'td'): string {
  return `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
}

/** A picture with its sizes; its URLs are relative to the CMS, as in a site that has moved. */
export function image(name: string, alt: string, caption: string): string {
  const srcset = [
    ...smallerSizes.filter(({ name }) => name !== 'thumbnail').map(candidate(name)),
    `${picturePath(name)} ${fullSize.width}w`,
  ];
  return (
    `<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1024" height="640" ` +
    `src="${picturePath(name, smallerSizes.at(-1))}" alt="${alt}" srcset="${srcset.join(', ')}" ` +
    `sizes="auto, (max-width: 1024px) 100vw, 1024px" /><figcaption class="wp-element-caption">${caption}</figcaption></figure>`
  );
}

function candidate(name: string) {
  return (size: PictureSize) => `${picturePath(name, size)} ${size.width}w`;
}

/** A recording as the classic editor renders it, with a text for browsers that cannot play it. */
export function recording(caption: string): string {
  return (
    `<figure class="wp-block-audio"><audio class="wp-audio-shortcode" preload="none" controls="controls">` +
    `<source type="audio/mpeg" src="${recordingPath}?_=1" /><a href="${recordingPath}">${recordingPath}</a></audio>` +
    `<figcaption class="wp-element-caption">${caption}</figcaption></figure>`
  );
}

export const rule = '<hr class="wp-block-separator has-alpha-channel-opacity"/>';
