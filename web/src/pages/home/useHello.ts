import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { helloWords } from '#content/home.ts';
import { microphoneWords } from '#content/voice.ts';
import { type Recorded, RecordingProblem, type Session, startRecording } from '../../forms/voice/start-recording.ts';
import { stepsOf } from '../../weave/loudness.ts';
import { threadMs } from '../../weave/voice-line.ts';
import { answerTo, playAnswer } from './answer.ts';

/** A `pointerdown` on the button, or its `click`: a tap, a key or a switch. */
export type Press = PointerEvent<HTMLElement> | MouseEvent<HTMLElement>;

/** The example call is shown until a voice is heard; `sentence` says why. `played` is the share of the answer that is woven. */
type HelloState = { stage: 'example' | 'recording' | 'woven'; sentence: string; steps: readonly number[] } & Partial<
  ReturnType<typeof answerTo> & { recorded: Recorded; played: number; isSpeaking: boolean }
>;

const nothing: HelloState = { stage: 'example', sentence: '', steps: [] };

/** A longer press is a hold, and begins then: a scroll that starts on the button must not ask for the microphone. */
const holdMs = 250;

/** A click so soon after another is its repetition: the second of a double click, or a key that is held. */
const repetitionMs = 600;

const maxSeconds = 8;

/** A recording, which has a session as soon as the microphone is open, and then the agent's answer. */
type Attempt = { abort: AbortController; session?: Session; isAnswered: boolean };

/**
 * Records while the button is held, or from one click to the next. A visitor who lets go before the microphone is allowed
 * records nothing, and so does a click that makes the browser ask for it. Then the agent answers, until the next press.
 * `forget` shows the example again.
 */
export function useHello(press: Press): { state: HelloState; forget: () => void } {
  const [state, setState] = useState<HelloState>(nothing);
  const attempt = useRef<Attempt>(undefined);
  const isHeld = useRef(false);
  const wasAllowed = useRef(false);
  const clickedAt = useRef(0);

  const begin = useCallback(async () => {
    const own: Attempt = { abort: new AbortController(), isAnswered: false };
    attempt.current = own;
    const show = (next: HelloState) => attempt.current === own && setState(next);
    // An allowed microphone takes up to two seconds in Firefox.
    show({ ...nothing, sentence: microphoneWords[wasAllowed.current ? 'moment' : 'asking'] });
    const heard: number[] = [];
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const onLevel = (level: number, seconds: number) => {
      if (isStill) return;
      // A busy browser skips levels.
      while (heard.length < (seconds * 1000) / threadMs) heard.push(level);
      show({ stage: 'recording', sentence: helloWords.listening, steps: stepsOf(heard) });
    };
    try {
      // An aborted recording only asks for the microphone.
      if (!isHeld.current && !wasAllowed.current && !(await isAllowed())) own.abort.abort();
      const { signal } = own.abort;
      own.session = await startRecording({ signal, onLevel, levelMs: threadMs, maxSeconds });
      wasAllowed.current = true;
      show({ stage: 'recording', sentence: helloWords.listening, steps: [] });
      const recorded = await own.session.recorded;
      own.isAnswered = true;
      const answer = answerTo(recorded.samples);
      const weave = (played: number, isSpeaking: boolean) =>
        show({ stage: 'woven', ...answer, recorded, played: isStill ? 1 : played, isSpeaking });
      weave(0, true);
      await playAnswer(answer.file, signal, (seconds) => weave(seconds / answer.seconds, true));
      weave(1, false);
    } catch (error) {
      const isProblem = error instanceof RecordingProblem;
      if (!isProblem) wasAllowed.current = true;
      const sentence = isProblem ? microphoneWords.problems[error.kind] : helloWords.notYet;
      show({ ...nothing, sentence });
    }
    if (attempt.current === own) attempt.current = undefined;
  }, []);
  const toggle = useCallback(() => {
    const { abort, session, isAnswered } = attempt.current ?? {};
    if (session && !isAnswered) session.stop();
    else if (abort && !abort.signal.aborted) abort.abort();
    else void begin();
  }, [begin]);
  useEffect(() => {
    if (press.type === 'click') {
      const isRepetition = press.timeStamp - clickedAt.current < repetitionMs;
      clickedAt.current = press.timeStamp;
      // A released hold is a click too, with a detail.
      if (!isRepetition && !(isHeld.current && press.detail > 0)) toggle();
      isHeld.current = false;
      return;
    }
    if (press.button !== 0 || !('pointerId' in press)) return;
    isHeld.current = false;
    const { target, pointerId } = press;
    const hold = setTimeout(
      () => {
        if (!isDown(target as Element, pointerId)) return;
        isHeld.current = true;
        toggle();
      },
      holdMs - (performance.now() - press.timeStamp),
    );
    const release = () => {
      clearTimeout(hold);
      const { abort, isAnswered } = attempt.current ?? {};
      // A hold of eight seconds has ended before it is released.
      if (isHeld.current && abort?.signal.aborted === false && !isAnswered) toggle();
    };
    // Otherwise a finger that moves scrolls, which ends the hold, and one that rests opens a menu.
    const prevent = (event: Event) => isHeld.current && event.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { signal });
    for (const type of ['touchmove', 'contextmenu']) addEventListener(type, prevent, { signal, passive: false });
    return () => {
      clearTimeout(hold);
      listening.abort();
    };
  }, [press, toggle]);
  useEffect(
    () => () => {
      attempt.current?.abort.abort();
      attempt.current = undefined;
    },
    [],
  );
  const isRecording = state.stage === 'recording';
  const canStop = isRecording || state.isSpeaking === true;
  useEffect(() => {
    const button = (press.target as Element).closest('button');
    button?.setAttribute('aria-pressed', String(isRecording));
    button?.toggleAttribute('data-stops', canStop);
  }, [press, isRecording, canStop]);
  const forget = useCallback(() => {
    if (attempt.current?.isAnswered === false) return;
    attempt.current?.abort.abort();
    attempt.current = undefined;
    setState(nothing);
  }, []);
  return { state, forget };
}

/** Whether a pointer still presses an element: elements capture a finger until it is lifted or scrolls, but no mouse. */
function isDown(element: Element, pointerId: number): boolean {
  return element.hasPointerCapture(pointerId) || element.matches(':active');
}

/** Whether the browser opens the microphone without asking; false if it does not tell. */
async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'granted';
  } catch {
    return false;
  }
}
