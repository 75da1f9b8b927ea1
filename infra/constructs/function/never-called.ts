/** Stands in a bundle for packages that are imported and never called: were one called after all, it must be seen. */
export function parse(): never {
  throw new Error('Expected that nothing parses a style here, since the sanitizer lets no style through.');
}
