import { type OpenStorage, readText, saveText } from '../../runtime/tab-storage.ts';

/** Key of session storage under which record-origin.ts stores how the visitor came to the site; '' once left out. */
export const originKey = 'visit-origin';

/** Returns the recorded origin as a query, '' if there is none or the visitor has left it out. */
export function readOriginQuery(open?: OpenStorage): string {
  return readText(originKey, open) ?? '';
}

/** Deletes the recorded origin. Nothing is recorded again in this tab. */
export function leaveOutOrigin(open?: OpenStorage): void {
  saveText(originKey, '', open);
}
