import type { ReactNode } from 'react';
import type { Clause } from '#content/clause.ts';
import { Contents } from './Contents.tsx';
import styles from './LegalText.module.css';
import { PageTop } from './PageTop.tsx';

type LegalTextProps = {
  title: string;
  text: string;
  changed: string;
  clauses: readonly Clause[];
  /** Writes the number of each section before its title. */
  numbered?: boolean;
  /** Ends the last section, on a line of its own. */
  lastLine?: ReactNode;
  /** Stands below the sections. */
  children?: ReactNode;
};

/** A legal page: heading, table of contents, and the sections in a measure that reads well. */
export function LegalText({ title, text, changed, clauses, numbered = false, lastLine, children }: LegalTextProps) {
  return (
    <>
      <PageTop
        title={title}
        text={
          <>
            {text} <span className={styles.changed}>{changed}</span>
          </>
        }
      />
      <div className={`wrap ${styles.legal}`}>
        <Contents sections={clauses} />
        <div className={`first ${styles.clauses}`}>
          {clauses.map(({ id, title: clause, paragraphs }, index) => (
            <section key={id} id={id}>
              <h2>
                {numbered && (
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                )}
                {clause}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {index === clauses.length - 1 && lastLine && <p>{lastLine}</p>}
            </section>
          ))}
          {children}
        </div>
      </div>
    </>
  );
}
