/** Query with which send-email answers a form that the browser sent by itself. */
type NativeAnswer = { reference: string | undefined };

/**
 * The outcome in an address such as `/contact?sent=ok&id=7F3A-19C2#sent`, or undefined. An `id` that is not shaped
 * like a reference number is left out, else anyone could make this page show a sentence of theirs.
 */
export function readNativeAnswer(search: string): NativeAnswer | undefined {
  const query = new URLSearchParams(search);
  if (query.get('sent') !== 'ok') return undefined;
  const id = query.get('id') ?? '';
  return { reference: /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(id) ? id : undefined };
}
