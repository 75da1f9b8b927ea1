import type { ReactNode } from 'react';
import styles from './Hero.module.css';
type HeroProps = {
  title: ReactNode;
  /** Size of the heading. `page`: two lines; `long`: a whole sentence; `wide`: one size at every width. */
  size?: 'home' | 'page' | 'long' | 'wide';
  badges?: ReactNode;
  lede?: string;
  bullets?: readonly string[];
  actions: ReactNode;
  /** The chat, at the right; on phones below the line. */
  beside: ReactNode;
  /** A woven line up to the right edge of the window. */
  line: ReactNode;
};

export function Hero({ title, size = 'page', badges, lede, bullets, actions, beside, line }: HeroProps) {
  return (
    <section className={`${styles.hero} ${size === 'home' ? '' : styles[size]}`}>
      <div className={styles.copy}>
        {badges}
        <h1 tabIndex={-1}>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
        {bullets && <BulletList items={bullets} />}
        <div className="actions">{actions}</div>
      </div>
      <div className={styles.line}>{line}</div>
      <div className={styles.beside}>{beside}</div>
    </section>
  );
}

type BulletListProps = { items: readonly string[] };

/** Bullet list of a hero. Each bullet is a diamond in the colour of the agent. */
function BulletList({ items }: BulletListProps) {
  return (
    <ul className={styles.bullets}>
      {items.map((item) => (
        <li key={item}>
          <svg viewBox="0 0 9 9" aria-hidden="true">
            <path className={styles.outer} d="M4.5 0 9 4.5 4.5 9 0 4.5z" />
            <path className={styles.inner} d="M4.5 2.6 6.4 4.5 4.5 6.4 2.6 4.5z" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  );
}
