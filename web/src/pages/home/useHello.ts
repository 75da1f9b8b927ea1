import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { recordingFormat } from '#contract/recording.ts';
import { helloWords } from '#content/home.ts';
import { microphoneWords } from '#content/voice.ts';
import { type Recorded, RecordingProblem, type Session, startRecording } from '../../forms/voice/start-recording.ts';
import { recordingLevels } from '../../weave/loudness.ts';
import { threadMs } from '../../weave/voice-line.ts';

/** A `pointerdown` on the button, or its `click`: a tap, a key or a switch. */
export type Press = PointerEvent<HTMLElement> | MouseEvent<HTMLElement>;

/** `levels` has one level for each thread. The example call is shown until a voice is heard; `sentence` says why. */
type HelloState = { levels: readonly number[] } & (
  | { stage: 'example'; sentence: string }
  | { stage: 'recording'; isHeld: boolean }
  | { stage: 'woven'; recorded: Recorded }
);

const nothing: HelloState = { stage: 'example', sentence: '', levels: [] };

/** A longer press is a hold, and begins then: a scroll that starts on the button must not ask for the microphone. */
const holdMs = 250;

/** A click so soon after another is its repetition: the second of a double click, or a key that is held. */
const repetitionMs = 600;

const maxSeconds = 8;

/** A recording, which has a session as soon as the microphone is open. */
type Attempt = { abort: AbortController; session?: Session };

/**
 * Records while the button is held, or from one click to the next. A visitor who lets go before the microphone is allowed
 * records nothing, and so does a click that makes the browser ask for it. `forget` shows the example again.
 */
export function useHello(press: Press): { state: HelloState; forget: () => void } {
  const [state, setState] = useState<HelloState>(nothing);
  const attempt = useRef<Attempt>(undefined);
  const isHeld = useRef(false);
  const wasAllowed = useRef(false);
  const clickedAt = useRef(0);

  const begin = useCallback(async () => {
    const own: Attempt = { abort: new AbortController() };
    attempt.current = own;
    const show = (next: HelloState) => attempt.current === own && setState(next);
    // An allowed microphone takes up to two seconds in Firefox.
    show({ stage: 'example', sentence: microphoneWords[wasAllowed.current ? 'moment' : 'asking'], levels: [] });
    const heard: number[] = [];
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const onLevel = (level: number, seconds: number) => {
      if (isStill) return;
      // A busy browser skips levels.
      while (heard.length < (seconds * 1000) / threadMs) heard.push(level);
      show({ stage: 'recording', isHeld: isHeld.current, levels: [...heard] });
    };
    try {
      // An aborted recording only asks for the microphone.
      if (!isHeld.current && !wasAllowed.current && !(await isAllowed())) own.abort.abort();
      own.session = await startRecording({ signal: own.abort.signal, onLevel, levelMs: threadMs, maxSeconds });
      wasAllowed.current = true;
      show({ stage: 'recording', isHeld: isHeld.current, levels: [] });
      const recorded = await own.session.recorded;
      const threads = Math.ceil((recorded.samples.length / recordingFormat.sampleRate) * (1000 / threadMs));
      show({ stage: 'woven', levels: recordingLevels(recorded.samples, threads), recorded });
    } catch (error) {
      const isProblem = error instanceof RecordingProblem;
      if (!isProblem) wasAllowed.current = true;
      const sentence = isProblem ? microphoneWords.problems[error.kind] : helloWords.notYet;
      show({ stage: 'example', sentence, levels: [] });
    }
    if (attempt.current === own) attempt.current = undefined;
  }, []);
  const toggle = useCallback(() => {
    const { abort, session } = attempt.current ?? {};
    if (session) session.stop();
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
      const { abort } = attempt.current ?? {};
      if (isHeld.current && abort?.signal.aborted === false) toggle();
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
  const { stage } = state;
  useEffect(() => {
    (press.target as Element).closest('button')?.setAttribute('aria-pressed', String(stage === 'recording'));
  }, [press, stage]);
  const forget = useCallback(() => {
    if (!attempt.current) setState(nothing);
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
