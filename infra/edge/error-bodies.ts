import { company } from '#content/company.ts';
import type { ServerError } from '#content/pages/server-errors.ts';

/** Body for scripts, of the same form as every error of the API. */
export function jsonBody({ status, sentence }: ServerError): string {
  return JSON.stringify({ status, error: sentence });
}

/** Body for browsers that navigate or submit a form natively. It needs no other file and complies with the CSP. */
export function htmlBody({ heading, sentence }: ServerError): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${heading} | ${company.brand}</title>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${sentence}</p>
</main>
</body>
</html>
`;
}
