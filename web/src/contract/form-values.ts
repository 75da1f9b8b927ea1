import type { FormValues } from './email.ts';
import { fieldsOf, forms, isFormKind, spokenField, type FormField, type FormKind } from './forms.ts';

/** A form of this version of the site with a value for each field; the origin only if it is known. */
export type FilledForm = {
  form: FormKind;
  /** As typed. Line breaks are collapsed outside text areas, otherwise a name with one could pose as another field. */
  fields: FormValues;
  /** As the visitor means them. */
  meant: FormValues;
};

/**
 * Returns a value as the visitor means it: `cleanPasted` in functions. The browser passes none, because it shows cleaned
 * values in the form and loads the cleaner after its first view.
 */
type Clean = (type: FormField['type'], value: string) => string;

const asTyped: Clean = (_type, value) => value;

export function fillForm(form: FormKind, values: FormValues, clean = asTyped): FilledForm {
  const fields: Record<string, string> = {};
  const meant: Record<string, string> = {};
  for (const [name, { type }] of fieldsOf(form)) {
    const value = values[name] ?? '';
    if (type === 'origin' && value === '') continue;
    const typed = type === 'textarea' ? value : oneLine(value);
    fields[name] = typed;
    meant[name] = clean(type, typed);
  }
  return { form, fields, meant };
}

/**
 * Composes the email of a form: a labelled line for each field that is not empty, then the text areas below their
 * labels. The fields stay as typed; subject and message have what is meant.
 */
export function composeForm(filled: FilledForm) {
  const { form, fields, meant } = filled;
  const { lines, texts } = mailFields(filled);
  const head = lines.map(({ label, value }) => `${label}: ${value}`);
  const message = [...head, ...texts.flatMap(({ label, value }) => ['', `${label}:`, value])].join('\n');
  return { form, fields, subject: `${forms[form].subject} ${meant['name'] ?? ''}`, message };
}

/** `\s` has the byte order mark too, which would become a space inside a pasted address. */
function oneLine(value: string): string {
  return value.replace(/[^\S\ufeff]+/g, ' ').trim();
}

/**
 * A field of the message: it has a value and is neither a checkbox nor an origin. `typed` is what the visitor has typed, if
 * the value is another.
 */
export type MailField = FormField & { name: string; value: string; typed?: string };

export function mailFields({ form, fields, meant }: FilledForm): { lines: MailField[]; texts: MailField[] } {
  const shown = fieldsOf(form)
    .map(([name, field]) => {
      const [value = '', typed = ''] = [meant[name], fields[name]];
      return { ...field, name, value, ...(value === typed ? {} : { typed }) };
    })
    .filter(({ type, value }) => type !== 'checkbox' && type !== 'origin' && value !== '');
  return {
    lines: shown.filter(({ type }) => type !== 'textarea'),
    texts: shown.filter(({ type }) => type === 'textarea'),
  };
}

/** A form in a request or in the outbox; a client other than the site sends neither. */
type SentForm = { form?: string; fields?: FormValues };

/**
 * Returns the form if this version of the site has it with exactly these fields (optional ones may be missing) and
 * offers the chosen options. Otherwise another version has sent it, and only its message has every text.
 */
export function knownForm({ form = '', fields }: SentForm, clean = asTyped): FilledForm | undefined {
  if (fields === undefined || !isFormKind(form)) return undefined;
  const known = new Map(fieldsOf(form));
  const isKnown = Object.entries(fields).every(([name, value]) => {
    const field = known.get(name);
    return field && (value === '' || (field.options?.includes(value) ?? true));
  });
  const isWhole = [...known].every(([name, { required }]) => required === undefined || Object.hasOwn(fields, name));
  return isKnown && isWhole ? fillForm(form, fields, clean) : undefined;
}

/**
 * Returns a sentence for each invalid field, by field name. With a recording, or a chosen time for a call, the visitor
 * needs to write nothing into the spoken field.
 */
export function formProblems(
  { form, meant }: Pick<FilledForm, 'form' | 'meant'>,
  mayBeEmpty = false,
): Readonly<Record<string, string>> {
  const spoken = mayBeEmpty ? spokenField(form) : undefined;
  const problems = fieldsOf(form).map(
    ([name, field]) => [name, problemOf(field, meant[name] ?? '', name === spoken)] as const,
  );
  return Object.fromEntries(problems.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function problemOf(field: FormField, value: string, isSpoken: boolean): string | undefined {
  const { label, type, limit, required, invalid, options } = field;
  if (value.trim() === '') return isSpoken ? undefined : required;
  if (value.length > limit) return tooLong(label, limit);
  const isValid = type === 'email' ? value.includes('@') : (options?.includes(value) ?? true);
  return isValid ? undefined : invalid;
}

export function tooLong(label: string, limit: number): string {
  return `${label} must be ${limit} characters or fewer`;
}
