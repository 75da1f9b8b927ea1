import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { controlWords } from '#content/shell.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Carousel.module.css';
import { UiIcon, pauseIcon, playIcon } from '../../ui/UiIcon.tsx';
import { Picture } from '../../ui/Picture.tsx';

const previousIcon = 'm14 5-7 7 7 7';
const nextIcon = 'm10 5 7 7-7 7';
const slideMs = 3_000;

type CarouselProps = {
  /** Accessible name of the carousel, and part of the names of its images and controls. */
  title: string;
  /** URLs of one image or more, 500 × 250 px. */
  images: readonly string[];
  /** Alternative texts of the images that have one. */
  alts?: readonly (string | undefined)[] | undefined;
  /** Pauses (true) or plays (false) the carousel, initially and at each change. */
  isHalted: boolean;
  children: ReactNode;
};

/** One image, or slides that change every three seconds. The pause button is the first control (WCAG 2.2.2). */
export function Carousel({ title, images, alts = [], isHalted, children }: CarouselProps) {
  const words = controlWords.carousel;
  const count = images.length;
  const box = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(!isHalted);
  const [wasHalted, setWasHalted] = useState(isHalted);
  if (wasHalted !== isHalted) {
    setWasHalted(isHalted);
    setPlaying(!isHalted);
  }
  const [isHeld, hold] = useHolds(box);
  const isRunning = count > 1 && isPlaying && !isHeld;
  const show = (place: number) => () => setIndex((place + count) % count);
  useEffect(() => {
    // `index` restarts the timer, so that a slide chosen by a button is shown for the full time, too.
    const timer = isRunning && setTimeout(() => setIndex((index + 1) % count), slideMs);
    return () => clearTimeout(timer || undefined);
  }, [isRunning, index, count]);
  const controls = [
    [isPlaying ? words.pause : words.play, isPlaying ? pauseIcon : playIcon, () => setPlaying(!isPlaying)],
    [words.previous, previousIcon, show(index - 1)],
    [words.next, nextIcon, show(index + 1)],
  ] as const;
  return (
    // The handlers only pause the slides while the pointer or the focus is inside; they add no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={box}
      className={styles.carousel}
      aria-roledescription={count > 1 ? words.role : undefined}
      aria-label={count > 1 ? title : undefined}
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      onFocus={() => hold({ focus: true })}
      onBlur={() => hold({ focus: false })}
    >
      <div className={styles.view} aria-live={isRunning ? 'off' : 'polite'}>
        {/* The CSP forbids style attributes in the server's markup. The first slide needs no transform. */}
        <div className={styles.track} style={index === 0 ? undefined : { transform: `translateX(${-100 * index}%)` }}>
          {images.map((src, place) => (
            <div key={src} className={styles.slide} aria-hidden={place !== index}>
              <Picture
                src={src}
                width={500}
                height={250}
                alt={alts[place] ?? (count > 1 ? words.picture(title, place + 1, count) : '')}
              />
            </div>
          ))}
        </div>
      </div>
      <div>{children}</div>
      {count > 1 && (
        <div className={styles.controls}>
          {controls.map(([name, icon, act], place) => (
            <Button key={icon} look="icon" aria-label={name(title)} onClick={act}>
              <UiIcon path={icon} solid={place === 0} />
            </Button>
          ))}
          <div className={styles.dots}>
            {images.map((src, place) => (
              <button
                key={src}
                type="button"
                aria-label={words.slide(title, place + 1, count)}
                aria-current={place === index ? 'true' : undefined}
                onClick={show(place)}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

const noHolds = { pointer: false, focus: false, hidden: false, away: false };

/** Returns whether something holds the slides, a background tab and a place off screen included, and sets what does. */
function useHolds(box: RefObject<HTMLElement | null>) {
  const [holds, setHolds] = useState(noHolds);
  const hold = (changes: Partial<typeof noHolds>) => setHolds((before) => ({ ...before, ...changes }));
  useEffect(() => {
    const onVisibilityChange = () => hold({ hidden: document.hidden });
    const visibility = new IntersectionObserver(([entry]) => hold({ away: entry?.isIntersecting === false }));
    onVisibilityChange();
    if (box.current) visibility.observe(box.current);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      visibility.disconnect();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [box]);
  return [Object.values(holds).includes(true), hold] as const;
}
