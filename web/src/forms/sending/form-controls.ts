import type { FormValues } from '#contract/email.ts';
import { fieldsOf, type FormKind } from '#contract/forms.ts';
import type { cleanPasted } from '#contract/pasted-text.ts';

/** What a visitor has typed into a control, and the value that it has now instead. */
const replacedTexts = new WeakMap<Element, { typed: string; cleaned: string }>();

/** Controls of our forms that have a value to send as text. */
const sendable = ':is(input:not([type=file]), textarea, select):enabled:not([type=checkbox]:not(:checked))';

/**
 * Returns the values of a form's controls as they were typed, without files. Not from `FormData`, for which Chromium lays
 * out the page if the form has a text area: at each key, and while the page hydrates.
 */
export function readFormValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const element of form.elements) {
    if (!element.matches(sendable)) continue;
    const { name, value } = element as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    const replaced = replacedTexts.get(element);
    if (name !== '') values[name] = replaced?.cleaned === value ? replaced.typed : value;
  }
  return values;
}

/**
 * Shows pasted text in a form's controls as it is meant. Call it before the browser validates the form, otherwise it
 * rejects an address for a character that nobody sees.
 */
export function cleanControls(kind: FormKind, form: HTMLFormElement, clean: typeof cleanPasted): void {
  for (const [name, { type }] of fieldsOf(kind)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) continue;
    const { value: typed } = control;
    const cleaned = clean(type, typed);
    if (cleaned === typed) continue;
    replacedTexts.set(control, { typed, cleaned });
    control.value = cleaned;
  }
}
