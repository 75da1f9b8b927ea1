import { careers } from '#content/pages/careers.ts';
import styles from './NextSteps.module.css';

/** What becomes of an application, step by step. */
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
