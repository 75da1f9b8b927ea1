import { contactPath } from '#contract/contact-path.ts';
import { questionsOf, servicePage } from '#content/service.ts';
import type { Service } from '#content/services/service.ts';
import { UiIcon, chevronIcon } from '../../ui/UiIcon.tsx';
import styles from './Questions.module.css';

type QuestionsProps = { service: Service };

/** Three questions, at most one of them open. The first is open initially, to show that they have answers. */
export function Questions({ service }: QuestionsProps) {
  const { title: about, interest } = service;
  const { title, text, link } = servicePage.questions;
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
          {questionsOf(service).map(({ question, text: answer }, index) => (
            <details key={question} name="questions" open={index === 0}>
              <summary>
                {question}
                <UiIcon path={chevronIcon} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
