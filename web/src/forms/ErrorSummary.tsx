import { type MouseEvent, useEffect, useRef } from 'react';
import { formWords } from '#content/forms.ts';
import styles from './form.module.css';
import type { MailForm } from './sending/useMailForm.ts';

type ErrorSummaryProps = { mail: MailForm };

/** Summary of the errors above a form. Takes the focus after each submit; each line links to its field. */
export function ErrorSummary({ mail: { kind, problems } }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(problems);
  useEffect(() => summary.current?.focus(), [problems]);
  if (entries.length === 0) return null;
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h4>{formWords.problems(entries.length)}</h4>
      <ul>
        {entries.map(([name, sentence]) => (
          <li key={name}>
            <a className="link" href={`#${kind}-${name}`} onClick={(event) => goToField(event, `${kind}-${name}`)}>
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
