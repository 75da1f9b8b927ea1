import { createHmac, timingSafeEqual } from 'node:crypto';
import { formWords, rejectionPage } from '#content/forms.ts';
import { replySentence } from '#content/promises.ts';
import { routes, sentFolder } from '#content/routes.ts';
import { draftKey, type FormKind, forms, isFormKind, type SentForm } from '#contract/forms.ts';

/** Returns the path of the page that says for an hour that a form was sent. */
export function sentPath(key: string, reference: string, form: FormKind, now: Date): string {
  return signedPath(key, [reference, form, String(now.getTime() + 3_600_000)]);
}

/** Returns what such a page says; undefined if its path is older than an hour or not signed with this key. */
export function readSentPath(key: string, path: string, now: Date): SentForm | undefined {
  const [reference = '', form = '', until = ''] = path.slice(sentFolder.length).split('_');
  const [given, expected] = [path, signedPath(key, [reference, form, until])].map((text) => Buffer.from(text));
  const isGenuine = given!.length === expected!.length && timingSafeEqual(given!, expected!);
  if (!isGenuine || !isFormKind(form) || now.getTime() >= Number(until)) return undefined;
  const { route, section } = forms[form];
  const [title, text] = formWords.banner.success;
  const lines = [`${formWords.reference} ${reference}.`, replySentence];
  const link = { back: rejectionPage.back, path: `${routes[route].path}#${section}` };
  return { title, text, lines, ...link, draft: draftKey(form) };
}

function signedPath(key: string, parts: readonly string[]): string {
  const path = sentFolder + parts.join('_');
  return `${path}_${createHmac('sha256', key).update(path).digest('hex')}`;
}
