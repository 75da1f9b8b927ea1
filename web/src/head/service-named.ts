/**
 * The entry whose title a path segment of /service/… names, or undefined for a title we do not sell. Hyphens are
 * spaces, case does not count (D27); the segment may be raw or decoded, and malformed percent-encoding names nothing
 * instead of throwing.
 */
export function serviceNamed<Entry extends { title: string }>(
  entries: readonly Entry[],
  segment: string,
): Entry | undefined {
  const wanted = plain(decoded(segment));
  return entries.find(({ title }) => plain(title) === wanted);
}

function plain(title: string): string {
  return title
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
