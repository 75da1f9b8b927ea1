import { recorderProblem } from '#content/voice.ts';
import { recordingLoudness } from '../../weave/loudness.ts';
import { wovenLineSize } from '../../weave/woven-line.ts';
import { sendFile } from '../sending/upload-email.ts';
import type { Upload } from '../sending/useSubmit.ts';
import { RecordingProblem, type Session, wavFile } from './start-recording.ts';

export type Voice = {
  stop: () => void;
  /**
   * Ends the recording and sends the request with it. The response of an accepted message has the loudness that the
   * woven line shows. Rejects on a network error.
   */
  send: Upload;
};

export function createVoice({ stop, recorded }: Session): Voice {
  return {
    stop,
    async send(request, onProgress) {
      stop();
      try {
        const { samples } = await recorded;
        const response = await sendFile(request, wavFile(samples), onProgress);
        return { ...response, line: recordingLoudness(samples, wovenLineSize.threads) };
      } catch (error) {
        if (!(error instanceof RecordingProblem)) throw error;
        return { status: 0, error: recorderProblem(error.kind) };
      }
    },
  };
}
