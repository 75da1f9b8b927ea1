import { contactPath } from '#contract/contact-path.ts';
import { servicePage } from '#content/pages/service-page.ts';
import type { Service } from '#content/services/service.ts';
import { UiIcon } from '../../../ui/marks/UiIcon.tsx';
import { chevronIcon } from '../../../ui/marks/ui-icons.ts';
import styles from './Questions.module.css';

type QuestionsProps = { service: Service };

/** Three questions, at most one of them open. The first is open initially, to show that they have answers. */
export function Questions({ service: { title: about, interest, answers } }: QuestionsProps) {
  const { title, text, link, items } = servicePage.questions;
  return (
    <section className={styles.questions}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{title}</h2>
          <p className={styles.ask}>
            {text} <a href={contactPath({ interest, about })}>{link}</a>.
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
