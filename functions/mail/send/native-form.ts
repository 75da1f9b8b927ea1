import { emailLimits, honeypotField, type FormValues } from '#contract/email.ts';
import { composeForm, fillForm, mailFields, tooLong, type FilledForm } from '#contract/form-values.ts';
import { cleanPasted } from '#contract/pasted-text.ts';
import { forms, isFormKind } from '#contract/forms.ts';
import { rejectionPage, rejectionWords } from '#content/forms.ts';
import { routes } from '#content/routes.ts';
import { cleanValues, readForm, replyAddress, unknownSubject, type ReadEmail } from './email.ts';
import { plainPage } from '#contract/plain-page.ts';
import { escapeHtml, markdownLink } from '#contract/text.ts';

/** A form that the browser submitted natively, before hydration or without JavaScript. */
export type NativeReading = Pick<FilledForm, 'form' | 'fields'> & {
  problems: readonly string[];
  /** The same email as the form's own JavaScript would have sent. */
  email: ReadEmail;
};

/** Reads an `application/x-www-form-urlencoded` body and validates its fields by the definition of the form. */
export function readNativeForm(body: string): NativeReading {
  const { form, [honeypotField]: hidden, ...values } = cleanValues(Object.fromEntries(new URLSearchParams(body)));
  const { problems, ...content } = readContent(form, values);
  const email = {
    ...content,
    ...replyAddress(content.message, values['email']),
    ...(hidden ? { isPossibleSpam: true as const } : {}),
  };
  return { form: 'home', fields: { message: content.message }, ...content, problems, email };
}

function readContent(form: string | undefined, values: FormValues) {
  // A native submit has no résumé. Text browsers ignore that the form is disabled.
  if (form === 'application') return { ...composeForm(fillForm(form, values)), problems: [rejectionWords.needsScript] };
  if (form === undefined) return readForm(fillForm('home', values, cleanPasted));
  const isKnown = isFormKind(form) && Object.keys(values).every((name) => Object.hasOwn(forms[form].fields, name));
  return isKnown ? readForm(fillForm(form, values, cleanPasted)) : readUnknown(values);
}

/** Reads a form or field of another version of the site. The message contains all values under their field names. */
function readUnknown(values: FormValues) {
  const typed = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const message = typed.map(([name, value]) => `${name}: ${value}`).join('\n');
  const field = forms.home.fields.message;
  const limit = emailLimits.message;
  const problems = [
    ...(message === '' ? [field.required] : []),
    ...(message.length > limit ? [tooLong(field.label, limit)] : []),
  ];
  return { subject: unknownSubject, message, problems };
}

/**
 * Most characters of a value that the page repeats. Far more than anybody types, and few enough that the page of a hostile
 * form stays below the 6 MB that Lambda responds with.
 */
const maxRepeated = 100_000;

/**
 * Returns the page for a rejected form that the browser submitted natively. It lists the problems, repeats the
 * visitor's text for copying, and links back to the form.
 */
export function renderRejectionPage({ form, fields, problems }: Omit<NativeReading, 'email'>): string {
  const { route, section } = forms[form];
  const { title, text, cut, back } = rejectionPage;
  const isCut = Object.values(fields).some((value) => value.length > maxRepeated);
  const repeated = Object.entries(fields).map(([name, value]) => [name, value.slice(0, maxRepeated)]);
  const { lines, texts } = mailFields(fillForm(form, Object.fromEntries(repeated)));
  const rows = lines.map(({ label, value }) => `<dt>${label}</dt><dd dir="auto">${escapeHtml(value)}</dd>`).join('');
  const areas = texts.map(
    ({ label, value }) =>
      // HTML ignores one line break at the beginning of a textarea.
      `<p><label>${label}<br><textarea rows="12" cols="60" readonly dir="auto">\n${escapeHtml(value)}</textarea></label></p>`,
  );
  return plainPage(
    title,
    `<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>
<p>${linkedHtml(isCut ? cut(maxRepeated) : text)}</p>
<dl>${rows}</dl>
${areas.join('\n')}
<p><a href="${routes[route].path}#${section}">${back}</a></p>`,
  );
}

/** Returns a text of the content with its links, `[label](address)`, as HTML. */
function linkedHtml(text: string): string {
  return escapeHtml(text).replace(markdownLink, '<a href="$2">$1</a>');
}
