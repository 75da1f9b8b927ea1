import type { ReactNode } from 'react';
import styles from './Hero.module.css';
import { Ticks } from './Ticks.tsx';

type HeroProps = {
  title: ReactNode;
  /** Size of the headline: the home page's, a page's in two lines, a sentence's, or a page's at any width. */
  size?: 'home' | 'page' | 'long' | 'wide';
  /** Above the headline. */
  badges?: ReactNode;
  lede?: string;
  ticks?: readonly string[];
  actions: ReactNode;
  /** The assistant at the right, below the line on phones. */
  beside: ReactNode;
  /** The woven line, bleeding off the right edge. */
  line: ReactNode;
};

/** Top of a page: the page's only h1, its first actions, the assistant and one line that says something. */
export function Hero({ title, size = 'page', badges, lede, ticks, actions, beside, line }: HeroProps) {
  return (
    <section className={`${styles.hero} ${size === 'home' ? '' : styles[size]}`}>
      <div className={styles.copy}>
        {badges}
        <h1 tabIndex={-1}>{title}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
        {ticks && <Ticks items={ticks} />}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.beside}>{beside}</div>
      <div className={styles.line}>{line}</div>
    </section>
  );
}
