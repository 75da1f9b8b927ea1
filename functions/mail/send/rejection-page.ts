import { escapeHtml, plainPage } from '#contract/text.ts';
import { rejectionPage } from '#content/forms.ts';
import { mailFields } from '#contract/form-values.ts';
import { cleanPasted } from '#contract/pasted-text.ts';
import { forms } from '#contract/forms.ts';
import { routes } from '#content/routes.ts';
import type { NativeReading } from './native-form.ts';

/**
 * Most characters of a value that the page repeats. Far more than anybody types, and few enough that the page of a hostile
 * form stays below the 6 MB that Lambda responds with.
 */
export const maxRepeated = 100_000;

/**
 * Returns the page for a rejected form that the browser submitted natively. It lists the problems, repeats the
 * visitor's text for copying, and links back to the form.
 */
export function renderRejectionPage({
  form,
  fields,
  problems,
}: Pick<NativeReading, 'form' | 'fields' | 'problems'>): string {
  const { route, section } = forms[form];
  const { title, text, cut, back } = rejectionPage;
  const isCut = Object.values(fields).some((value) => value.length > maxRepeated);
  const repeated = Object.entries(fields).map(([name, value]) => [name, value.slice(0, maxRepeated)]);
  const { lines, texts } = mailFields({ form, fields: Object.fromEntries(repeated) }, cleanPasted);
  const rows = lines
    .map(({ label, value, typed = value }) => `<dt>${label}</dt><dd dir="auto">${escapeHtml(typed)}</dd>`)
    .join('');
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
  return escapeHtml(text).replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');
}
