import { useEffect, useRef, useState } from 'react';
import { voiceWords } from '#content/words/voice-words.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { UiIcon } from '../../ui/marks/UiIcon.tsx';
import { pauseIcon, playIcon } from '../../ui/marks/ui-icons.ts';
import { playSamples } from './audio.ts';

type PlayButtonProps = {
  samples: Int16Array;
  /** Whether the form is being sent; playback then stops. */
  isBusy: boolean;
};

/** Plays the recording as it will be sent. */
export function PlayButton({ samples, isBusy }: PlayButtonProps) {
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), [isBusy]);
  const toggle = () => {
    if (isPlaying) {
      stop.current?.();
      return;
    }
    stop.current = playSamples(samples, () => {
      stop.current = undefined;
      setPlaying(false);
    });
    setPlaying(true);
  };
  return (
    <Button look="secondary" disabled={isBusy} onClick={toggle}>
      <UiIcon path={isPlaying ? pauseIcon : playIcon} solid />
      <span>{isPlaying ? voiceWords.stopPlaying : voiceWords.play}</span>
    </Button>
  );
}
