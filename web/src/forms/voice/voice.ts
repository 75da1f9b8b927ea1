import { recorderProblem } from '#content/voice.ts';
import type { EmailRequest } from '#contract/email.ts';
import { recordingLoudness } from '../../weave/loudness.ts';
import { wovenLineSize } from '../../weave/woven-line.ts';
import type { PostResponse } from '../sending/post-email.ts';
import { readFile, uploadEmail, warnBeforeLeaving } from '../sending/upload-email.ts';
import { RecordingProblem, type Session, wavFile } from './start-recording.ts';
export type Voice = {
  stop(): void;
  /**
   * Ends the recording and sends the request with it. The response of an accepted message has the loudness that the
   * woven line shows. Rejects on a network error.
   */
  send(request: EmailRequest, onProgress: (sentShare: number) => void): Promise<VoiceResponse>;
};

/** `line` is the loudness of the recording that was sent. */
export type VoiceResponse = PostResponse & { line?: readonly number[] };

export function createVoice({ stop, recorded }: Session): Voice {
  return {
    stop,
    async send(request, onProgress) {
      stop();
      // The upload continues during client-side navigation; leaving the site would abort it.
      const stopWarning = warnBeforeLeaving();
      const { signal } = new AbortController();
      try {
        const { samples } = await recorded;
        const file = await readFile(wavFile(samples), signal);
        const response = await uploadEmail(request, file, { onProgress, signal });
        return { ...response, line: recordingLoudness(samples, wovenLineSize.threads) };
      } catch (error) {
        if (!(error instanceof RecordingProblem)) throw error;
        return { status: 0, error: recorderProblem(error.kind) };
      } finally {
        stopWarning();
      }
    },
  };
}
