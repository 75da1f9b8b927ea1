import styles from './PlainList.module.css';

type PlainListProps = { title: string; items: readonly string[] };

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
