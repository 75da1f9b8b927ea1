import type { Passage } from './passage.ts';

/**
 * Whether a key of `content/passage-questions.json` names a passage. A job's page is "Job", because its own name changes.
 * @example isNamedBy('Terms of Service › Payment › You can pay', passage)
 */
export function isNamedBy(key: string, { kind, page, title, text }: Passage): boolean {
  const [keyPage, keyTitle, start = ''] = key.split(' › ');
  return keyPage === (kind === 'job' ? 'Job' : page) && keyTitle === title && text.includes(start);
}
