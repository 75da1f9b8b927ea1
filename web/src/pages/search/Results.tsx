import { useEffect, useEffectEvent } from 'react';
import { foundSaid, searchPage } from '#content/search.ts';
import { articlesQuery, searchUrl } from '#head/site-search.ts';
import { usePosts } from '../../blog/usePosts.ts';
import { Articles } from './Articles.tsx';
import styles from './Results.module.css';
import type { FoundPassages } from './usePassages.ts';
import { FailureLine } from '../../blog/FailureLine.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { groupByPage, PageResults } from './PageResults.tsx';

type ResultsProps = {
  text: string;
  passages: FoundPassages;
  onAnnounce: (words: string) => void;
};

/** The results of a text in two lists: passages of the site and articles of the blog. */
export function Results({ text, passages, onAnnounce }: ResultsProps) {
  const articles = usePosts(articlesQuery(text));
  const announce = useEffectEvent(onAnnounce);
  const onSite = passages === 'failed' ? undefined : passages?.length;
  const inBlog = articles.status === 'failed' ? undefined : (articles.total ?? articles.items.length);
  const isFinished = passages !== undefined && articles.status !== 'loading';
  useEffect(() => {
    if (isFinished) announce(foundSaid(onSite, inBlog));
  }, [isFinished, onSite, inBlog]);
  if (isFinished && onSite === 0 && inBlog === 0) return <NothingFound text={text} />;
  return (
    <div className={styles.results}>
      <Passages text={text} passages={passages} />
      <Articles text={text} list={articles} />
    </div>
  );
}

type NothingFoundProps = { text: string };

function NothingFound({ text }: NothingFoundProps) {
  const { title, hint } = searchPage.nothing;
  useEffect(() => void (globalThis.visitSteps ??= new Set()).add('search failed'), []);
  return (
    <div className={styles.nothing}>
      <FailureLine />
      <h2>{title(text)}</h2>
      <p>
        <LinkedText text={hint} />
      </p>
    </div>
  );
}

type PassagesProps = { text: string; passages: FoundPassages };

function Passages({ text, passages }: PassagesProps) {
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
        // Other results are another list, otherwise a page that both contain would move.
        <ul key={passages.map(({ href }) => href).join(' ')}>
          {groupByPage(passages).map(([page, found]) => (
            <PageResults key={page} page={page} passages={found} query={text} />
          ))}
        </ul>
      )}
    </section>
  );
}
