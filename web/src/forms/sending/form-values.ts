import type { FormValues } from '#contract/email.ts';

/** Returns the current values of a form's controls, without files. */
export function readFormValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}
