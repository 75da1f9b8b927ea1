/** Returns a storage with the methods that are called here. Throws if the browser forbids storage. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage of this tab, which survives a reload. */
export const tabStorage: OpenStorage = () => sessionStorage;

/** Saves a text, or removes it if it is undefined. Returns false if storage is forbidden or full. */
export function saveText(key: string, text: string | undefined, open = tabStorage): boolean {
  try {
    if (text === undefined) open().removeItem(key);
    else open().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a saved text, or undefined if there is none or storage is forbidden. */
export function readText(key: string, open = tabStorage): string | undefined {
  try {
    return open().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns a saved JSON value, or undefined if there is none or it is unreadable. */
export function readJson(key: string, open = tabStorage): unknown {
  try {
    return JSON.parse(readText(key, open) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
