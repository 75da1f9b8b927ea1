import { useEffect, useState } from 'react';
import { shellWords } from '#content/shell.ts';
import { Button } from '../ui/Button.tsx';
import { UiIcon, downIcon, upIcon } from '../ui/UiIcon.tsx';
import styles from './ScrollButtons.module.css';

/** Thresholds in pixels: scrolled from the top to show "to top", left at the bottom to hide "to bottom". */
const scrollThresholds = { top: 400, bottom: 200 } as const;

/** Buttons that scroll to the top (shown after 400 px) and to the bottom (shown while more than 200 px remain). */
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
    <div className={`${styles.jump} no-print`}>
      <Button look="icon" hidden={!shown.up} aria-label={shellWords.scroll.top} onClick={() => goTo('main h1', 0)}>
        <UiIcon path={upIcon} />
      </Button>
      <Button
        look="icon"
        hidden={!shown.down}
        aria-label={shellWords.scroll.bottom}
        onClick={() => goTo('footer:not(main footer)', document.documentElement.scrollHeight)}
      >
        <UiIcon path={downIcon} />
      </Button>
    </div>
  );
}

/**
 * Scrolls to `top` and focuses the element there, so that Tab continues from there. The focus leaves the button before
 * the scroll, because browsers stop a smooth scroll if the focused button is hidden on the way.
 */
function goTo(selector: string, top: number): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  scrollTo({ top });
}
