import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { company } from '#content/company.ts';
import { demoPlayer, homeCall } from '#content/home.ts';
import { homeRecording } from '#content/home-call.static.ts';
import { controlWords } from '#content/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { UiIcon, closeIcon, pauseIcon, playIcon } from '../../ui/UiIcon.tsx';
import { Woven } from '../../ui/Woven.tsx';
import { elapsedTime } from '../../ui/elapsed-time.ts';
import { call } from '../home.art.static.ts';
import styles from './DemoPlayer.module.css';

type DemoPlayerProps = { onClose: () => void };

type State = { seconds: number; length: number; isPaused: boolean; hasFailed: boolean };

const start: State = { seconds: 0, length: 0, isPaused: true, hasFailed: false };

/**
 * Plays the recorded call in a modal dialog. ×, Escape and the end of the recording close it, which pauses and rewinds
 * the recording. If the browser blocks autoplay, the button is Play.
 */
export function DemoPlayer({ onClose }: DemoPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const [{ seconds, length, isPaused, hasFailed }, setState] = useState(start);
  const update = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));
  useEffect(() => {
    const clip = audio.current;
    dialog.current?.showModal();
    if (!clip) return undefined;
    // The clip may have loaded or failed before React added its event handlers.
    update({ length: clip.readyState > 0 ? clip.duration : 0, hasFailed: clip.error !== null });
    clip.play().catch(() => undefined);
    return () => {
      clip.pause();
      clip.currentTime = 0;
    };
  }, []);
  useAnimationFrames(!isPaused, () => update({ seconds: audio.current?.currentTime ?? 0 }));
  const progress = length > 0 ? seconds / length : 0;
  const current = turnAt(homeRecording.turns, seconds);
  return (
    <dialog ref={dialog} className={`${styles.player} on-cloth`} aria-labelledby="demo-title" onClose={onClose}>
      <header className={styles.head}>
        <h2 id="demo-title">{demoPlayer.title}</h2>
        <Button look="icon" aria-label={controlWords.close} onClick={() => dialog.current?.close()}>
          <UiIcon path={closeIcon} />
        </Button>
      </header>
      <div
        className={styles.scrub}
        role="progressbar"
        aria-label={demoPlayer.playback}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuetext={demoPlayer.position(elapsedTime(seconds), elapsedTime(length))}
      >
        <Woven svg={call} />
        <div className={styles.shade} style={{ transform: `translateX(${progress * 100}%)` }} />
        <div className={styles.needle} style={{ transform: `translateX(${progress * 100}%)` }} />
      </div>
      <div className={styles.controls}>
        <Button
          className={styles.toggle ?? ''}
          aria-label={isPaused ? demoPlayer.play : demoPlayer.pause}
          disabled={hasFailed}
          onClick={() => (isPaused ? void audio.current?.play().catch(() => undefined) : audio.current?.pause())}
        >
          <UiIcon path={isPaused ? playIcon : pauseIcon} solid />
        </Button>
        {hasFailed && <p>{demoPlayer.failed}</p>}
        <span className={styles.time}>{`${elapsedTime(seconds)} / ${elapsedTime(length)}`}</span>
      </div>
      <div className={styles.transcript}>
        {homeCall.captions.map(([who, , speaker, sentence], index) => (
          <p
            key={sentence}
            className={who === 1 ? styles.agent : undefined}
            aria-current={index === current && !hasFailed ? 'true' : undefined}
          >
            <b>{speaker}:</b> {sentence}
          </p>
        ))}
        {hasFailed && (
          <p>
            <a href={company.links.demoClip}>{demoPlayer.open}</a>
          </p>
        )}
      </div>
      {/* The transcript marks the current turn, so the audio needs no text track. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={company.links.demoClip}
        preload="auto"
        onLoadedMetadata={(event) => update({ length: event.currentTarget.duration })}
        onDurationChange={(event) => update({ length: event.currentTarget.duration })}
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
