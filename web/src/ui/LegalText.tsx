import type { ReactNode } from 'react';
import type { Clause } from '#content/types.ts';
import { Contents } from './Contents.tsx';
import styles from './LegalText.module.css';
import { PageHeader } from './PageHeader.tsx';

type LegalTextProps = {
  title: string;
  text: string;
  changed: string;
  clauses: readonly Clause[];
  numbered?: boolean;
  lastLine?: ReactNode;
  children?: ReactNode;
};

export function LegalText({ title, text, changed, clauses, numbered = false, lastLine, children }: LegalTextProps) {
  return (
    <>
      <PageHeader
        title={title}
        text={
          <>
            {text} <span className={styles.changed}>{changed}</span>
          </>
        }
      />
      <div className={`wrap ${styles.legal}`}>
        <Contents sections={clauses} numbered={numbered} />
        <div className={styles.clauses}>
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
