import { pullWords } from '#content/pull.ts';
import type { WordPressFailure } from '../../../functions/blog/wordpress/wordpress.ts';

/** How long WordPress may be unreachable before somebody is told, in milliseconds: a day. */
const toleranceMs = 24 * 60 * 60 * 1_000;

type Circumstances = { lastSuccess: Date | undefined; now: Date; user: string | undefined };

/**
 * Returns why the lists could not be read, and whether somebody has to correct it: at once for everything that does not
 * end on its own, after a day for a WordPress that is down.
 */
export function explainFailure(
  { event, details }: WordPressFailure,
  { lastSuccess, now, user }: Circumstances,
): { sentence: string; isTolerated: boolean } {
  const status = Number(details['status']);
  const isDown =
    event === 'cms-unreachable' ||
    event === 'cms-too-slow' ||
    (event === 'cms-failed' && (status >= 500 || status === 429 || status === 408));
  if (isDown) {
    const isTolerated = lastSuccess !== undefined && now.getTime() - lastSuccess.getTime() < toleranceMs;
    return { sentence: pullWords.unreachable(lastSuccess), isTolerated };
  }
  const sentences = {
    'cms-access-denied': pullWords.accessDenied(status, user),
    'cms-redirected-away': pullWords.redirected,
    'cms-unreadable': pullWords.notJson,
    'cms-response-too-large': pullWords.tooLarge,
  };
  const sentence = event in sentences ? sentences[event as keyof typeof sentences] : pullWords.wrongStatus(status);
  return { sentence, isTolerated: false };
}
