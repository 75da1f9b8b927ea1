import { useEffect, useRef } from 'react';
import { foundSaid } from '#content/pages/search-page.ts';
import { articlesQuery } from '#contract/site-search.ts';
import { usePosts } from '../../blog/list/usePosts.ts';
import { Articles } from './Articles.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Passages } from './Passages.tsx';
import styles from './Results.module.css';
import type { FoundPassages } from './usePassages.ts';

type ResultsProps = {
  text: string;
  passages: FoundPassages;
  /** Announces the number of results to screen readers. */
  onAnnounce: (words: string) => void;
};

/** The results of a text in two lists: passages of the site and articles of the blog. */
export function Results({ text, passages, onAnnounce }: ResultsProps) {
  const articles = usePosts(articlesQuery(text));
  const announce = useRef(onAnnounce);
  useEffect(() => {
    announce.current = onAnnounce;
  });
  const onSite = passages === 'failed' ? undefined : passages?.length;
  const inBlog = articles.status === 'failed' ? undefined : (articles.total ?? articles.items.length);
  const isFinished = passages !== undefined && articles.status !== 'loading';
  useEffect(() => {
    if (isFinished) announce.current(foundSaid(onSite, inBlog));
  }, [isFinished, onSite, inBlog]);
  if (isFinished && onSite === 0 && inBlog === 0) return <NothingFound text={text} />;
  return (
    <div className={styles.results}>
      <Passages text={text} passages={passages} />
      <Articles text={text} list={articles} />
    </div>
  );
}
