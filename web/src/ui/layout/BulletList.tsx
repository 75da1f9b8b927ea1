import styles from './BulletList.module.css';

type BulletListProps = { items: readonly string[] };

/** Bullet list of a hero. Each bullet is a diamond in the colour of the agent. */
export function BulletList({ items }: BulletListProps) {
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
