import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';

type ErrorSummaryProps = {
  /** Id of a field → what is wrong with it; a new object with every submit. */
  problems: Readonly<Record<string, string>>;
};

const counts = ['', 'One thing needs', 'Two things need', 'Three things need'];

/** What needs fixing before a form can be sent, on top of it: takes the focus, and each line leads to its field. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(problems);
  useEffect(() => {
    if (Object.keys(problems).length > 0) summary.current?.focus();
  }, [problems]);
  if (entries.length === 0) return null;
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h4>{counts[entries.length]} fixing</h4>
      <ul>
        {entries.map(([id, sentence]) => (
          <li key={id}>
            <a className="link" href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The address stays as it is: a field is not a place of its own in the visitor's history. */
function goToField(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
