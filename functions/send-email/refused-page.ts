import { company } from '#content/company.ts';
import type { NativeReading } from './native-form.ts';

/**
 * The page for a visitor whose browser sent the form by itself and whose message was not taken: what is wrong, what
 * was typed, ready to be copied, and the way back. It needs no script and no style of its own, so the strict content
 * policy holds for it too.
 */
export function refusedPage({ form, typed }: NativeReading, problems: readonly string[]): string {
  const back = form === 'contact' ? '/contact#contact-form' : '/#contact';
  const rows = Object.entries({ ...typed, message: '' })
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `<dt>${capital(field)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`)
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Your message was not sent | ${escapeHtml(company.brand)}</title>
</head>
<body>
<main>
<h1>Your message was not sent</h1>
<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>
<p>Nothing is lost: below is what you wrote. Go back to change it, or copy it and
<a href="mailto:${company.email}">write to ${escapeHtml(company.email)}</a>.</p>
<dl>${rows}</dl>
<p><label for="typed">Message</label></p>
<textarea id="typed" rows="12" cols="60" readonly dir="auto">
${escapeHtml(typed.message)}</textarea>
<p><a href="${back}">Back to the form</a></p>
</main>
</body>
</html>
`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
