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
