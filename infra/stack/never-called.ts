/** Replaces packages in a bundle that are imported and never called. Throws, so that a call would be noticed. */
export function parse(): never {
  throw new Error('Expected no call of a package that the bundle leaves out: the sanitizer should drop every style.');
}
