import { useCallback, useEffect, useRef } from 'react';
import type { FormValues } from '#contract/email.ts';
import type { FormKind } from '#contract/forms.ts';
import { loadAlertDialog } from '../../ui/load-alert-dialog.ts';
import { deleteDraft, saveDraft, readDraft } from './draft.ts';
import { useSubmit } from './useSubmit.ts';
import { cleanControls, readFormValues } from './form-controls.ts';

/** A form of the site. Its fields and its outcome take what they need of it. */
export type MailForm<Kind extends FormKind = FormKind> = ReturnType<typeof useMailForm<Kind>>;

const nothing: FormValues = {};

/**
 * Shared behaviour of the three forms: uncontrolled fields, which keep text typed before hydration; a draft for this
 * tab; and the submission state. `prefill` is written into fields that are still empty, and is part of the draft only
 * when the visitor edits the form.
 */
export function useMailForm<Kind extends FormKind>(kind: Kind, prefill = nothing) {
  const form = useRef<HTMLFormElement>(null);
  const save = useCallback(() => {
    if (!form.current) return;
    saveDraft(kind, readFormValues(form.current));
    // Without the cleaner the server cleans the values, and without the dialog the banner alone shows the outcome.
    import('#contract/pasted-text.ts').then(
      (loaded) => (cleanPasted = loaded.cleanPasted),
      () => undefined,
    );
    // It may be needed when the network is down.
    if (kind !== 'application') loadAlertDialog().catch(() => undefined);
  }, [kind]);
  const clear = useCallback(() => {
    form.current?.reset();
    deleteDraft(kind);
  }, [kind]);
  const submit = useSubmit(kind, clear);
  useEffect(() => {
    if (!form.current) return;
    if (fill(form.current, readDraft(kind))) save();
    fill(form.current, prefill);
  }, [kind, save, prefill]);
  useEffect(() => {
    const element = form.current!;
    const clean = () => cleanPasted && cleanControls(kind, element, cleanPasted);
    // Until a submit the fields are only `aria-required`: in Firefox screen readers call an empty `required` one invalid.
    const controls = element.querySelectorAll<HTMLInputElement>(':required');
    const setRequired = (isRequired: boolean) =>
      controls.forEach((control) => (control.required = isRequired && control.ariaRequired === 'true'));
    setRequired(false);
    element.addEventListener('change', clean);
    element.addEventListener('reset', () => setRequired(false));
    // Programs may fill a field without a change event.
    const prepare = () => {
      clean();
      setRequired(true);
    };
    // A submit is a click on the button, also by the keyboard; only a program's `requestSubmit` has been checked without it.
    element.querySelector('[type=submit]')!.addEventListener('click', prepare);
    element.addEventListener('submit', (event) => {
      prepare();
      if (element.noValidate || element.reportValidity()) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }, [kind]);
  return { kind, form, save, ...submit };
}

/** Fields that a visitor, a draft or a link fills in with text. */
const filledIn = ':is(input:not([type=file], [type=checkbox], [type=hidden]), textarea, select)';

/** Writes the values into empty fields. Returns whether any field differs from its initial value. */
function fill(form: HTMLFormElement, values: FormValues): boolean {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(filledIn)];
  for (const field of fields) {
    const value = values[field.name];
    if (value !== undefined && field.value === '') field.value = value;
  }
  return fields.some((field) => field.value !== ('defaultValue' in field ? field.defaultValue : ''));
}

/** The cleaner of pasted text, once the first input has loaded it. */
let cleanPasted: typeof import('#contract/pasted-text.ts').cleanPasted | undefined;
