import { escapeHtml } from '#contract/escape-html.ts';
import { company } from '#content/company.ts';
import { rejectionPage } from '#content/words/rejection-words.ts';
import { mailFields } from '#contract/form-values.ts';
import { forms } from '#contract/forms.ts';
import { routes } from '#content/routes.ts';
import type { NativeReading } from './native-form.ts';

/**
 * Returns the page for a rejected form that the browser submitted natively. It lists the problems, repeats the
 * visitor's text for copying, and links back to the form. It has no scripts or styles, so it complies with the strict
 * CSP.
 */
export function renderRejectionPage({
  form,
  fields,
  problems,
}: Pick<NativeReading, 'form' | 'fields' | 'problems'>): string {
  const { route, section } = forms[form];
  const { title, text, back } = rejectionPage;
  const { lines, texts } = mailFields({ form, fields });
  const rows = lines.map(({ label, value }) => `<dt>${label}</dt><dd dir="auto">${escapeHtml(value)}</dd>`).join('');
  const areas = texts.map(
    ({ label, value }) =>
      // HTML ignores one line break at the beginning of a textarea.
      `<p><label>${label}<br><textarea rows="12" cols="60" readonly dir="auto">\n${escapeHtml(value)}</textarea></label></p>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(company.brand)}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>
<p>${linkedHtml(text)}</p>
<dl>${rows}</dl>
${areas.join('\n')}
<p><a href="${routes[route].path}#${section}">${back}</a></p>
</main>
</body>
</html>
`;
}

/** Returns a text of the content with its links, `[label](address)`, as HTML. */
function linkedHtml(text: string): string {
  return escapeHtml(text).replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');
}
