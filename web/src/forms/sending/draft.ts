import type { FormValues } from '#contract/email.ts';
import { draftKey, fieldsOf, type FormKind } from '#contract/forms.ts';
import { isRecord } from '#contract/json.ts';
import { type OpenStorage, readJson, saveText } from '../../runtime/tab-storage.ts';

/** Saves the draft of a form for this tab, so that a reload or a failure loses nothing. Never contains a file. */
export function saveDraft(form: FormKind, values: FormValues, open?: OpenStorage): void {
  const filled = draftFields(form).flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  saveText(draftKey(form), filled.length === 0 ? undefined : JSON.stringify(Object.fromEntries(filled)), open);
}

/** Returns the saved draft, or an empty one if there is none or it is unreadable. */
export function readDraft(form: FormKind, open?: OpenStorage): FormValues {
  const draft = readJson(draftKey(form), open);
  const known = draftFields(form);
  const entries = Object.entries(isRecord(draft) ? draft : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && known.includes(entry[0]),
  );
  return Object.fromEntries(entries);
}

export function deleteDraft(form: FormKind, open?: OpenStorage): void {
  saveText(draftKey(form), undefined, open);
}

/**
 * Names of the fields that a draft contains. Checkboxes are left out, because consent must be given again, and the
 * origin, because visitors can leave it out.
 */
function draftFields(form: FormKind): readonly string[] {
  return fieldsOf(form).flatMap(([name, { type }]) => (type === 'checkbox' || type === 'origin' ? [] : [name]));
}
