import type { OpenStorage } from './tab-storage.ts';

/** Returns a storage in memory, and the texts that it contains. */
export function fakeStorage() {
  const texts = new Map<string, string>();
  const open: OpenStorage = () => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  });
  return { texts, open };
}

export const forbiddenStorage: OpenStorage = () => {
  throw new DOMException('denied', 'SecurityError');
};
