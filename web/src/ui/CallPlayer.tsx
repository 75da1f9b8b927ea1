import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callPlayer } from '#content/call-player.ts';
import type { Recording } from '#content/lists/recording.ts';
import { controlWords } from '#content/shell.ts';
import { recordedLine } from '../weave/recorded-line.ts';
import { Button } from './Button.tsx';
import styles from './CallPlayer.module.css';
import { elapsedTime } from './elapsed-time.ts';
import { imageUrl } from './Picture.tsx';
import { UiIcon, closeIcon, pauseIcon, playIcon } from './UiIcon.tsx';
import { Woven } from './Woven.tsx';

type CallPlayerProps = { recording: Recording; title: string; onClose: () => void };

type State = { seconds: number; isPaused: boolean; hasFailed: boolean };

/** A thread for each level of a recording. */
const lineSize = { width: 1440, height: 240, unit: 10 };

const start: State = { seconds: 0, isPaused: true, hasFailed: false };

/**
 * Plays a recorded call in a modal dialog. ×, Escape and the end of the recording close it, which pauses and rewinds
 * the recording. If the browser blocks autoplay, the button is Play. With reduced motion the needle only steps from turn
 * to turn.
 */
export function CallPlayer({ recording, title, onClose }: CallPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const { turns, seconds: length } = recording;
  const file = imageUrl(recording.file);
  const [line] = useState(() => recordedLine(recording, lineSize));
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [{ seconds, isPaused, hasFailed }, setState] = useState(start);
  const update = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));
  useEffect(() => {
    const clip = audio.current;
    dialog.current?.showModal();
    if (!clip) return undefined;
    // The clip may have loaded or failed before React added its event handlers.
    update({ hasFailed: clip.error !== null });
    clip.play().catch(() => undefined);
    return () => {
      clip.pause();
      clip.currentTime = 0;
    };
  }, []);
  useAnimationFrames(!isPaused && !isStill, () => update({ seconds: audio.current?.currentTime ?? 0 }));
  const current = turnAt(turns, seconds);
  const progress = Math.min(1, seconds / length);
  const reached = isStill ? Math.min(seconds, turns[current]!.from) / length : progress;
  const place = { transform: `translateX(${reached * 100}%)` };
  return (
    <dialog ref={dialog} className={`${styles.player} on-cloth`} aria-labelledby="call-title" onClose={onClose}>
      <header className={styles.head}>
        <h2 id="call-title">{title}</h2>
        <Button look="icon" aria-label={controlWords.close} onClick={() => dialog.current?.close()}>
          <UiIcon path={closeIcon} />
        </Button>
      </header>
      <div
        className={styles.scrub}
        role="progressbar"
        aria-label={callPlayer.playback}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuetext={callPlayer.position(elapsedTime(seconds), elapsedTime(length))}
      >
        <Woven svg={line} />
        <div className={styles.shade} style={place} />
        <div className={styles.needle} style={place} />
      </div>
      <div className={styles.controls}>
        <Button
          className={styles.toggle ?? ''}
          aria-label={isPaused ? callPlayer.play : callPlayer.pause}
          disabled={hasFailed}
          onClick={() => (isPaused ? void audio.current?.play().catch(() => undefined) : audio.current?.pause())}
        >
          <UiIcon path={isPaused ? playIcon : pauseIcon} solid />
        </Button>
        {hasFailed && <p>{callPlayer.failed}</p>}
        <span className={styles.time}>{`${elapsedTime(seconds)} / ${elapsedTime(length)}`}</span>
      </div>
      <div className={styles.transcript}>
        {turns.map(({ from, isAgent, words }, index) => (
          <p
            key={from}
            className={isAgent ? styles.agent : undefined}
            aria-current={index === current && !hasFailed ? 'true' : undefined}
          >
            <b>{isAgent ? callPlayer.agent : callPlayer.caller}:</b> {words}
          </p>
        ))}
        {hasFailed && (
          <p>
            <a href={file}>{callPlayer.open}</a>
          </p>
        )}
      </div>
      {/* The transcript marks the current turn, so the audio needs no text track. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={file}
        preload="auto"
        onTimeUpdate={(event) => update({ seconds: event.currentTarget.currentTime })}
        onPlay={() => update({ isPaused: false })}
        onPause={() => update({ isPaused: true })}
        onError={() => update({ hasFailed: true, isPaused: true })}
        onEnded={() => dialog.current?.close()}
      />
    </dialog>
  );
}

function useAnimationFrames(isRunning: boolean, onFrame: () => void): void {
  const showFrame = useEffectEvent(onFrame);
  useEffect(() => {
    if (!isRunning) return undefined;
    let frame = requestAnimationFrame(function next() {
      showFrame();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
}

/** Returns the index of the turn at this second. A turn lasts until the next one begins. */
export function turnAt(turns: readonly { from: number }[], seconds: number): number {
  return Math.max(
    0,
    turns.findLastIndex(({ from }) => from <= seconds),
  );
}
