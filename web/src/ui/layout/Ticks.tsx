import styles from './Ticks.module.css';

type TicksProps = { items: readonly string[] };

/** Bullets of a hero, each behind the agent's diamond. */
export function Ticks({ items }: TicksProps) {
  return (
    <ul className={styles.ticks}>
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
