import type { Dispatch } from 'react';
import type { EmailRequest } from '#contract/email.ts';
import { unlessLeaving } from '../app/load-with-retry.ts';
import { postEmail } from './sending/post-email.ts';
import type { SubmissionEvent } from './sending/submission.ts';
import type { Voice, VoiceResponse } from './voice/voice.ts';

/** Posts a contact message, with its recording if there is one. Rejects only on a network error. */
export function postContactMessage(
  request: EmailRequest,
  voice: Voice | undefined,
  dispatch: Dispatch<SubmissionEvent>,
): Promise<VoiceResponse> {
  dispatch({ type: 'send' });
  if (voice) return voice.send(request, (sentShare) => dispatch({ type: 'progress', sentShare }));
  return unlessLeaving(() => postEmail(request));
}
