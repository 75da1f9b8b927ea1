/**
 * Normalizes a decoded path so that it can be compared: lower case, and hyphens for the spaces of a service's title,
 * because links use both. Only ASCII, because CloudFront's engine knows no other white space and lowers other letters
 * differently.
 */
export function pageKey(path: string): string {
  return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/[ -]+/g, '-');
}
