import { company } from '#content/company.ts';
import { escapeHtml } from './text.ts';

/**
 * Returns a page with a title and the HTML of its body, for errors that are rendered outside the built site. It has no
 * scripts or styles, so it needs no other file and complies with the strict CSP.
 * Not in text.ts: bundlers keep the computed links of `company`, so it would be in the bundle of every function that reads JSON.
 */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(company.brand)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
