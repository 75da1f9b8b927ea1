import { contactPath } from '#head/contact-path.ts';
import { contactFormPath } from '#content/routes.ts';
import { questionsOf, servicePage } from '#content/service.ts';
import type { Service } from '#content/services/service.ts';
import { UiIcon, chevronIcon } from '../../ui/UiIcon.tsx';
import styles from './Questions.module.css';

type QuestionsProps = { service?: Service };

/** Questions about a service or about all of them. The first is open initially, to show that they have answers. */
export function Questions({ service }: QuestionsProps) {
  const { title, text, link } = servicePage.questions;
  const href = service ? contactPath({ interest: service.interest, about: service.title }) : contactFormPath;
  return (
    <section className={`band ${styles.questions}`}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{title}</h2>
          <p className="lede">
            {text} <a href={href}>{link}</a>.
          </p>
        </div>
        <div>
          {questionsOf(service).map(({ question, text: answer }, index) => (
            <details key={question} name="questions" open={index === 0}>
              <summary className="fold">
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
