import type { FormValues } from '#contract/email.ts';
import { fieldsOf, type FormKind } from '#contract/forms.ts';

/** The used part of sessionStorage, which browsers may forbid. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage key of the conversation that the chat hands over as text, and name of the event that announces it. */
export const handoverKey = 'chat-handover';

/** Saves the draft of a form for this tab, so that a reload or a failure loses nothing. Never contains a file. */
export function saveDraft(form: FormKind, values: FormValues, storage = tabStorage()): void {
  const kept = draftFields(form).flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  attempt(() => {
    if (kept.length === 0) storage?.removeItem(keyOf(form));
    else storage?.setItem(keyOf(form), JSON.stringify(Object.fromEntries(kept)));
  });
}

/** Returns the saved draft, or an empty one if there is none or it is unreadable. */
export function readDraft(form: FormKind, storage = tabStorage()): FormValues {
  return (
    attempt(() => {
      const draft: unknown = JSON.parse(storage?.getItem(keyOf(form)) ?? '{}');
      const known = draftFields(form);
      const entries = Object.entries(draft ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && known.includes(entry[0]),
      );
      return Object.fromEntries(entries);
    }) ?? {}
  );
}

/** Deletes the draft of a form that was sent. */
export function deleteDraft(form: FormKind, storage = tabStorage()): void {
  attempt(() => storage?.removeItem(keyOf(form)));
}

/** Returns and removes the conversation that the chat hands over, or undefined. */
export function takeHandover(storage = tabStorage()): string | undefined {
  return attempt(() => {
    const conversation = storage?.getItem(handoverKey) ?? undefined;
    storage?.removeItem(handoverKey);
    return conversation;
  });
}

/** Returns the conversation in the navigation state, or undefined. */
export function handoverIn(state: unknown): string | undefined {
  const conversation: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, handoverKey) : undefined;
  return typeof conversation === 'string' ? conversation : undefined;
}

/** Names of the fields that a draft contains. Checkboxes are left out, because consent must be given again. */
function draftFields(form: FormKind): readonly string[] {
  return fieldsOf(form).flatMap(([name, { type }]) => (type === 'checkbox' ? [] : [name]));
}

function keyOf(form: FormKind): string {
  return `draft-${form}`;
}

/** Reading `sessionStorage` throws if the browser forbids storage. */
function tabStorage(): DraftStorage | undefined {
  return attempt(() => sessionStorage);
}

/** Returns undefined if storage is forbidden, full or contains something else; drafts are optional. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
