import { searchPage } from '#content/pages/search-page.ts';
import { searchUrl } from '#contract/site-search.ts';
import { Result } from './Result.tsx';
import resultStyles from './Result.module.css';
import styles from './Results.module.css';
import type { FoundPassages } from './usePassages.ts';

type PassagesProps = { text: string; passages: FoundPassages };

/** The passages of the site that contain the text. */
export function Passages({ text, passages }: PassagesProps) {
  const words = searchPage.passages;
  return (
    <section aria-labelledby="passages" aria-busy={passages === undefined}>
      <h2 id="passages">{words.title}</h2>
      {passages === undefined && <p className={styles.note}>{words.loading}</p>}
      {passages === 'failed' && (
        <p className={styles.note}>
          {words.failed} {/* The target makes the browser load the document, in which the server has searched. */}
          <a className="link" href={searchUrl(text)} target="_top">
            {words.again}
          </a>
        </p>
      )}
      {passages?.length === 0 && <p className={styles.note}>{words.none}</p>}
      {typeof passages === 'object' && passages.length > 0 && (
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
