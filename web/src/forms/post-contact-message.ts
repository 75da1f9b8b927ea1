import type { Dispatch } from 'react';
import type { EmailRequest } from '#contract/email.ts';
import type { LineSource } from '../weave/woven-line.ts';
import type { Voice } from './voice/voice.ts';
import { unlessLeaving } from '../app/load-with-retry.ts';
import { wovenName } from './sending/email-request.ts';
import { type PostResponse, postEmail } from './sending/post-email.ts';
import type { SubmissionEvent } from './sending/submission.ts';

/**
 * Posts a contact message, with its recording if there is one. `line` of the response is the source of its woven line.
 * Rejects only on a network error.
 */
export async function postContactMessage(
  request: EmailRequest,
  voice: Voice | undefined,
  dispatch: Dispatch<SubmissionEvent>,
): Promise<PostResponse & { line?: LineSource }> {
  const response = voice
    ? await voice.send(request, (sentShare) => dispatch({ type: 'progress', sentShare }))
    : await unlessLeaving(() => postEmail(request));
  return { line: wovenName(request), ...response };
}
