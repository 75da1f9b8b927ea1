import type { FormValues } from '#contract/email.ts';
import { forms } from '#contract/forms.ts';
import { subjects } from './subjects.static.ts';

const known: Readonly<Record<string, readonly string[]>> = {
  interest: forms.contact.fields.interest.options,
  about: subjects,
};

/**
 * Returns the values that the query of a link prefills. Only values that the site itself links with, otherwise anybody
 * could make a link that puts words into the visitor's form.
 */
export function prefillOf(search: string): FormValues {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, values]) => {
      const value = query.get(name) ?? '';
      return values.includes(value) ? [[name, value]] : [];
    }),
  );
}
