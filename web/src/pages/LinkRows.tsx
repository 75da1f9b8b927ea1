import styles from './job/JobList.module.css';

type LinkRowsProps = { links: readonly { path: string; title: string; text: string | undefined; facts?: string }[] };

export function LinkRows({ links }: LinkRowsProps) {
  return (
    <div className={styles.list}>
      {links.map(({ path, title, text, facts }) => (
        <a key={path} href={path} className={`${styles.job} growing-line`}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
          {facts && <p className={styles.facts}>{facts}</p>}
        </a>
      ))}
    </div>
  );
}
