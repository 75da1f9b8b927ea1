import { type MouseEvent, useEffect, useRef } from 'react';
import { formWords } from '#content/words/form-words.ts';
import styles from './ErrorSummary.module.css';

type ErrorSummaryProps = {
  /** Sentence by field id. Must be a new object after every submit. */
  problems: Readonly<Record<string, string>>;
};

/** Summary of the errors above a form. Takes the focus; each line links to its field. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(problems);
  useEffect(() => {
    if (Object.keys(problems).length > 0) summary.current?.focus();
  }, [problems]);
  if (entries.length === 0) return null;
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h4>{formWords.problems[entries.length]}</h4>
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

/** Do not change the URL, otherwise every field would be a history entry. */
function goToField(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
