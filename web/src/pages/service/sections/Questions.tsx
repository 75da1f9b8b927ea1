import { servicePage } from '#content/pages/service-page.ts';
import type { Service } from '#content/services/service.ts';
import { Glyph } from '../../../ui/marks/Glyph.tsx';
import { chevronGlyph } from '../../../ui/marks/glyphs.ts';
import styles from './Questions.module.css';

type QuestionsProps = { answers: Service['answers'] };

/** Three questions of which one at most is open; the first is, to show what lies behind them. */
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
            const said = answers[answer];
            return (
              <details key={question} name="questions" open={index === 0}>
                <summary>
                  {question}
                  <Glyph path={chevronGlyph} />
                </summary>
                <p>{typeof said === 'string' ? said : said.text}</p>
              </details>
            );
          })}
        </div>
      </div>
    </section>
  );
}
