import { useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Glyph } from '../../ui/marks/Glyph.tsx';
import { downGlyph, upGlyph } from '../../ui/marks/glyphs.ts';
import styles from './ScrollButtons.module.css';

/** Pixels of scroll after which "to top" shows, and pixels left below which "to bottom" hides (specification §9). */
export const scrollThresholds = { top: 400, bottom: 200 } as const;

/** Two round trips: to the top after 400 px, to the bottom while more than 200 px remain. */
export function ScrollButtons() {
  const [shown, setShown] = useState({ up: false, down: false });
  useEffect(() => {
    const measure = () => {
      const up = scrollY > scrollThresholds.top;
      const down = document.documentElement.scrollHeight - innerHeight - scrollY > scrollThresholds.bottom;
      setShown((before) => (before.up === up && before.down === down ? before : { up, down }));
    };
    measure();
    const grown = new ResizeObserver(measure);
    grown.observe(document.body);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      grown.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, []);
  return (
    <div className={styles.jump}>
      <Button look="icon" hidden={!shown.up} aria-label="Scroll to top" onClick={() => scrollTo({ top: 0 })}>
        <Glyph path={upGlyph} />
      </Button>
      <Button
        look="icon"
        hidden={!shown.down}
        aria-label="Scroll to bottom"
        onClick={() => scrollTo({ top: document.documentElement.scrollHeight })}
      >
        <Glyph path={downGlyph} />
      </Button>
    </div>
  );
}
