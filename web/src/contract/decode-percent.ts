/** Decodes percent-encoded text. Returns undefined, where `decodeURIComponent` throws, for an invalid encoding. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
