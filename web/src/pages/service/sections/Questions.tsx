import { servicePage } from '#content/pages/service-page.ts';
import type { Service } from '#content/services/service.ts';
import { UiIcon } from '../../../ui/marks/UiIcon.tsx';
import { chevronIcon } from '../../../ui/marks/ui-icons.ts';
import styles from './Questions.module.css';

type QuestionsProps = { answers: Service['answers'] };

/** Three questions, at most one of them open. The first is open initially, to show that they have answers. */
export function Questions({ answers }: QuestionsProps) {
  const { title, text, link, items } = servicePage.questions;
  return (
    <section className={styles.questions}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{title}</h2>
          <p className={styles.ask}>
            {text} <a href="/contact">{link}</a>.
          </p>
        </div>
        <div>
          {items.map(({ question, answer }, index) => {
            const reply = answers[answer];
            return (
              <details key={question} name="questions" open={index === 0}>
                <summary>
                  {question}
                  <UiIcon path={chevronIcon} />
                </summary>
                <p>{typeof reply === 'string' ? reply : reply.text}</p>
              </details>
            );
          })}
        </div>
      </div>
    </section>
  );
}
