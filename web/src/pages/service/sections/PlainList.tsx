import type { AtLeastTwo } from '#content/counts.ts';
import styles from './PlainList.module.css';

type PlainListProps = { title: string; items: AtLeastTwo<string> };

/** Sentences under a heading, each under a running stitch. */
export function PlainList({ title, items }: PlainListProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
