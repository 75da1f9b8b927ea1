import { type ReactNode, useRef } from 'react';
import { Button } from '../buttons/Button.tsx';
import styles from './Carousel.module.css';
import { dueIn } from './carousel-clock.ts';
import { Glyph } from '../marks/Glyph.tsx';
import { nextGlyph, pauseGlyph, playGlyph, previousGlyph } from '../marks/glyphs.ts';
import { Picture } from '../marks/Picture.tsx';
import { useCarousel } from './useCarousel.ts';

type CarouselProps = {
  /** Name of the carousel, and of its pictures with their numbers. */
  title: string;
  /** Addresses of pictures, 500 × 250. A single one has no controls. */
  images: readonly string[];
  /** Pauses (true) or plays (false) it from outside whenever it changes. */
  isHalted?: boolean | undefined;
  /** Between the picture and the controls. */
  children: ReactNode;
};

/** Slides that turn every three seconds; the button that stops them comes first (WCAG 2.2.2). */
export function Carousel({ title, images, isHalted, children }: CarouselProps) {
  const box = useRef<HTMLElement>(null);
  const [state, send] = useCarousel(images.length, box, isHalted);
  const { index, isPlaying } = state;
  const hold = (hold: 'pointer' | 'focus', isOn: boolean) => () => send({ type: 'hold', hold, isOn });
  return (
    // It only listens for the pointer and the focus coming near.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={box}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={title}
      onPointerEnter={hold('pointer', true)}
      onPointerLeave={hold('pointer', false)}
      onFocus={hold('focus', true)}
      onBlur={hold('focus', false)}
    >
      <div className={styles.view} aria-live={dueIn(state) === undefined ? 'polite' : 'off'}>
        {/* No style attribute in the server's markup: the CSP forbids it, and the first slide needs none. */}
        <div className={styles.track} style={index === 0 ? undefined : { transform: `translateX(${-100 * index}%)` }}>
          {images.map((src, place) => (
            <div key={src} className={styles.slide} aria-hidden={place !== index}>
              <Picture
                src={src}
                width={500}
                height={250}
                alt={images.length > 1 ? `${title}, picture ${place + 1} of ${images.length}` : title}
              />
            </div>
          ))}
        </div>
      </div>
      <div>{children}</div>
      {images.length > 1 && (
        <div className={styles.controls}>
          <Button
            look="icon"
            aria-label={isPlaying ? 'Pause slides' : 'Play slides'}
            onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
          >
            <Glyph path={isPlaying ? pauseGlyph : playGlyph} solid />
          </Button>
          <Button look="icon" aria-label="Previous slide" onClick={() => send({ type: 'previous' })}>
            <Glyph path={previousGlyph} />
          </Button>
          <Button look="icon" aria-label="Next slide" onClick={() => send({ type: 'next' })}>
            <Glyph path={nextGlyph} />
          </Button>
          <div className={styles.dots}>
            {images.map((src, place) => (
              <button
                key={src}
                type="button"
                aria-label={`Slide ${place + 1} of ${images.length}`}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => send({ type: 'show', index: place })}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
