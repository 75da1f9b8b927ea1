import { searchPage } from '#content/pages/search-page.ts';
import type { ShownPassage } from '#contract/site-search.ts';
import { Result } from './Result.tsx';
import resultStyles from './Result.module.css';
import styles from './Results.module.css';

type PassagesProps = { text: string; passages: readonly ShownPassage[] | undefined };

/** The passages of the site that contain the text. */
export function Passages({ text, passages }: PassagesProps) {
  const words = searchPage.passages;
  return (
    <section aria-labelledby="passages" aria-busy={passages === undefined}>
      <h2 id="passages">{words.title}</h2>
      {passages === undefined && <p className={styles.note}>{words.loading}</p>}
      {passages?.length === 0 && <p className={styles.note}>{words.none}</p>}
      {passages !== undefined && passages.length > 0 && (
        <ul>
          {passages.map(({ kind, title, page, text: passage, href }) => (
            <Result key={`${kind} ${title} ${href}`} href={href} title={title} text={passage} query={text}>
              <p className={resultStyles.meta}>
                <span>{searchPage.kinds[kind]}</span>
                {page !== title && <span>{page}</span>}
              </p>
            </Result>
          ))}
        </ul>
      )}
    </section>
  );
}
