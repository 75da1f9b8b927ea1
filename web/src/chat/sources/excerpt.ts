/** Most characters of an excerpt: two lines of a panel on a phone. */
const maxLength = 90;

/** Returns the start of a text, cut after a word, as two lines of a chat panel can show it. */
export function excerpt(text: string): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength);
  const words = start.slice(0, start.lastIndexOf(' '));
  return `${words.replace(/[\s.,:;·–-]+$/, '')}…`;
}
