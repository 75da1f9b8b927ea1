import type { FormKind } from '#contract/message.ts';
import type { Typed } from './typed.ts';

/** The part of sessionStorage that drafts need; a visitor may forbid all of it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Fields that no draft keeps: consent is given anew each time, and the rest is not the visitor's text. */
const unkept: ReadonlySet<string> = new Set(['agree', 'form', 'website']);

/** Where the chat leaves a conversation for the contact form, as plain text; also the event that says so. */
export const handoverKey = 'chat-handover';

/** Keeps what is typed for this tab, so that a reload or a failure loses nothing. Never holds a file. */
export function keepDraft(form: FormKind, typed: Typed, storage = tabStorage()): void {
  const kept = Object.entries(typed).filter(([name, value]) => !unkept.has(name) && value !== '');
  attempt(() => {
    if (kept.length === 0) storage?.removeItem(keyOf(form));
    else storage?.setItem(keyOf(form), JSON.stringify(Object.fromEntries(kept)));
  });
}

/** What was typed in this tab and not sent yet; nothing when there is none or it cannot be read. */
export function readDraft(form: FormKind, storage = tabStorage()): Typed {
  return (
    attempt(() => {
      const draft: unknown = JSON.parse(storage?.getItem(keyOf(form)) ?? '{}');
      const entries = Object.entries(draft ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && !unkept.has(entry[0]),
      );
      return Object.fromEntries(entries);
    }) ?? {}
  );
}

/** Forgets a draft that has been sent. */
export function dropDraft(form: FormKind, storage = tabStorage()): void {
  attempt(() => storage?.removeItem(keyOf(form)));
}

/** The conversation that the chat hands over, taken once; undefined when there is none. */
export function takeHandover(storage = tabStorage()): string | undefined {
  return attempt(() => {
    const conversation = storage?.getItem(handoverKey) ?? undefined;
    storage?.removeItem(handoverKey);
    return conversation;
  });
}

/** The conversation in the state of a navigation, or undefined. */
export function handoverIn(state: unknown): string | undefined {
  const conversation: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, handoverKey) : undefined;
  return typeof conversation === 'string' ? conversation : undefined;
}

function keyOf(form: FormKind): string {
  return `draft-${form}`;
}

/** Reading the property alone throws where storage is forbidden. */
function tabStorage(): DraftStorage | undefined {
  return attempt(() => sessionStorage);
}

/** Storage may be forbidden, full or holding something else; a draft is then simply not kept. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
