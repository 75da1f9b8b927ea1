import { promises } from './company.ts';
import { countOf } from './promises.ts';

const longest = countOf(promises.voiceSeconds, 'second');
const orType = 'You can also type your message.';

/** Texts about the microphone, also for the voice that the home page weaves. */
export const microphoneWords = {
  moment: 'One moment…',
  asking: 'Please allow the microphone when your browser asks for it.',
  /** Why there is no recording. */
  problems: {
    denied: 'Your browser does not let this site use the microphone. Allow it in the address bar and try again.',
    missing: 'We found no microphone. Connect one and try again.',
    busy: 'The microphone is used by another program. Close that program and try again.',
    unsupported: 'This browser cannot record sound.',
    silent: 'We heard nothing, so nothing was recorded. Check that the microphone is not muted.',
    failed: 'The recording failed. Please try again.',
  },
} as const;

/** Returns why there is no recording, and what to do instead. */
export function recorderProblem(kind: keyof typeof microphoneWords.problems): string {
  return `${microphoneWords.problems[kind]} ${orType}`;
}

/** Texts of the recorder in the contact forms; the button that opens it is in forms.ts. */
export const voiceWords = {
  title: 'Voice recorder',
  cancel: 'Cancel',
  cancelled: `Nothing was recorded. ${orType}`,
  recording: `Recording, for up to ${longest}. Nothing leaves your device before you send the form.`,
  silent: 'We hear nothing. Is the microphone muted?',
  secondsLeft: (count: number) => `Recording, ${countOf(count, 'second')} left.`,
  /** Time recorded so far, and the longest time. */
  time: (now: string, end: string) => `${now} of ${end}`,
  stop: 'Stop recording',
  recorded: (seconds: number) =>
    `Recorded: ${countOf(seconds, 'second')}. It is sent with the form. Until then it is only on your device.`,
  play: 'Play',
  stopPlaying: 'Stop playing',
  delete: 'Delete the recording',
  deleted: `The recording is deleted. ${orType}`,
  progress: 'Sending the voice message',
  /** Why a recording ended without a click. */
  endings: {
    full: `That was ${longest}, the longest voice message.`,
    hidden: 'The recording stopped because this page was hidden.',
    unplugged: 'The recording stopped because the microphone was disconnected.',
  },
} as const;
