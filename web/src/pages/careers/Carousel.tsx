import { type Dispatch, type ReactNode, type RefObject, useEffect, useReducer, useRef } from 'react';
import { controlWords } from '#content/shell.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Carousel.module.css';
import {
  type Carousel as CarouselState,
  type CarouselEvent,
  carouselReducer,
  nextSlideInMs,
  startCarousel,
} from './carousel-reducer.ts';
import { UiIcon, pauseIcon, playIcon } from '../../ui/UiIcon.tsx';
import { Picture } from '../../ui/Picture.tsx';

const previousIcon = 'm14 5-7 7 7 7';
const nextIcon = 'm10 5 7 7-7 7';

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

/** Slides that change every three seconds. The pause button is the first control (WCAG 2.2.2). One image has no controls. */
export function Carousel({ title, images, alts = [], isHalted, children }: CarouselProps) {
  const box = useRef<HTMLElement>(null);
  const [state, send] = useCarousel(images.length, box, isHalted);
  const { index, isPlaying } = state;
  const hold = (hold: 'pointer' | 'focus', isOn: boolean) => () => send({ type: 'hold', hold, isOn });
  if (images.length === 1)
    return (
      <div className={styles.carousel}>
        <div className={styles.view}>
          <Picture src={images[0] ?? ''} width={500} height={250} alt={alts[0] ?? ''} />
        </div>
        <div>{children}</div>
      </div>
    );
  return (
    // The handlers only pause the slides while the pointer or the focus is inside; they add no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={box}
      className={styles.carousel}
      aria-roledescription={controlWords.carousel.role}
      aria-label={title}
      onPointerEnter={hold('pointer', true)}
      onPointerLeave={hold('pointer', false)}
      onFocus={hold('focus', true)}
      onBlur={hold('focus', false)}
    >
      <div className={styles.view} aria-live={nextSlideInMs(state) === undefined ? 'polite' : 'off'}>
        {/* The CSP forbids style attributes in the server's markup. The first slide needs no transform. */}
        <div className={styles.track} style={index === 0 ? undefined : { transform: `translateX(${-100 * index}%)` }}>
          {images.map((src, place) => (
            <div key={src} className={styles.slide} aria-hidden={place !== index}>
              <Picture
                src={src}
                width={500}
                height={250}
                alt={alts[place] ?? controlWords.carousel.picture(title, place + 1, images.length)}
              />
            </div>
          ))}
        </div>
      </div>
      <div>{children}</div>
      <div className={styles.controls}>
        <Button
          look="icon"
          aria-label={isPlaying ? controlWords.carousel.pause(title) : controlWords.carousel.play(title)}
          onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
        >
          <UiIcon path={isPlaying ? pauseIcon : playIcon} solid />
        </Button>
        <Button
          look="icon"
          aria-label={controlWords.carousel.previous(title)}
          onClick={() => send({ type: 'previous' })}
        >
          <UiIcon path={previousIcon} />
        </Button>
        <Button look="icon" aria-label={controlWords.carousel.next(title)} onClick={() => send({ type: 'next' })}>
          <UiIcon path={nextIcon} />
        </Button>
        <div className={styles.dots}>
          {images.map((src, place) => (
            <button
              key={src}
              type="button"
              aria-label={controlWords.carousel.slide(title, place + 1, images.length)}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => send({ type: 'show', index: place })}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/**
 * Runs a carousel on a timer. It stops while the tab is hidden or `box` is off screen. `isHalted` and each change of it
 * pauses (true) or plays (false) the carousel.
 */
function useCarousel(
  count: number,
  box: RefObject<HTMLElement | null>,
  isHalted: boolean,
): [CarouselState, Dispatch<CarouselEvent>] {
  const [state, send] = useReducer(carouselReducer, count, startCarousel);
  const delayMs = nextSlideInMs(state);
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const timer = setTimeout(() => send({ type: 'time' }), delayMs);
    return () => clearTimeout(timer);
    // `state.index` restarts the timer, so that a slide chosen by a button is shown for the full time, too.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [delayMs, state.index]);
  useEffect(() => {
    send({ type: isHalted ? 'pause' : 'play' });
  }, [isHalted]);
  useEffect(() => {
    const onVisibilityChange = () => send({ type: 'hold', hold: 'hidden', isOn: document.hidden });
    const visibility = new IntersectionObserver(([entry]) =>
      send({ type: 'hold', hold: 'away', isOn: entry?.isIntersecting === false }),
    );
    onVisibilityChange();
    if (box.current) visibility.observe(box.current);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      visibility.disconnect();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [box]);
  return [state, send];
}
