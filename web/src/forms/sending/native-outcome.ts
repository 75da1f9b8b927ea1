/** Storage key of the note that this tab submitted a form natively. The inline script (boot.ts) writes it. */
export const nativeSubmitKey = 'sent-natively';

/** Outcome of a native submit, which send-email puts into the URL. */
type NativeOutcome = { reference: string | undefined };

/**
 * Returns the outcome in a URL such as `/contact?sent=ok&id=7F3A-19C2#sent`, once, if this tab has submitted a form
 * natively. Ignores an `id` that is not shaped like a reference number, otherwise a link could show any text.
 */
export function takeNativeOutcome(search: string): NativeOutcome | undefined {
  const query = new URLSearchParams(search);
  if (query.get('sent') !== 'ok' || !takeNote()) return undefined;
  const id = query.get('id') ?? '';
  return { reference: /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(id) ? id : undefined };
}

/** Whether this tab noted a native submit; true if storage is forbidden, because then there is no draft to lose. */
function takeNote(): boolean {
  try {
    const isNoted = sessionStorage.getItem(nativeSubmitKey) !== null;
    sessionStorage.removeItem(nativeSubmitKey);
    return isNoted;
  } catch {
    return true;
  }
}
