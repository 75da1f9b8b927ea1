import { trustedHtml } from './trusted-html.ts';

/**
 * Refetches the document and puts its server markup into the page, where links and forms work without our code. Called
 * after React has failed, which leaves the page empty. Reloads if the server does not respond.
 */
export async function restoreServerMarkup(): Promise<void> {
  const html = await fetch(location.href).then(
    (response) => response.text(),
    () => undefined,
  );
  if (html === undefined) return location.reload();
  const root = new DOMParser().parseFromString(trustedHtml(html), 'text/html').getElementById('root');
  if (root) document.getElementById('root')?.replaceWith(root);
}
