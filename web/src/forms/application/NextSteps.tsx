import { careers } from '#content/careers.ts';
import styles from './NextSteps.module.css';

/** Steps that follow an application. */
export function NextSteps() {
  return (
    <ol className={styles.next}>
      {careers.apply.next.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
