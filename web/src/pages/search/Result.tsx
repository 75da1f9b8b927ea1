import type { ReactNode } from 'react';
import { searchPage } from '#content/search.ts';
import type { ShownPassage } from '#head/site-search.ts';
import { excerptAround, markedParts } from './marked-words.ts';
import styles from './Result.module.css';

type ResultProps = {
  href: string;
  title: string;
  text: string;
  query: string;
  /** Language of title and text if it is not that of the site. */
  lang?: string | undefined;
  children: ReactNode;
};

const excerptLength = 190;

export function Result({ href, title, text, query, lang, children }: ResultProps) {
  return (
    <li className={styles.result}>
      {children}
      <h3 lang={lang} dir="auto">
        <a href={href} className="whole-card">
          <Marked text={title} query={query} />
        </a>
      </h3>
      <p lang={lang} dir="auto">
        <Marked text={excerptAround(text, query, excerptLength)} query={query} />
      </p>
    </li>
  );
}

type ExcerptProps = { passage: ShownPassage; query: string };

/** The words of a passage around those that were found. If it shows none of them, it names them. */
export function Excerpt({ passage: { title, text, words = [] }, query }: ExcerptProps) {
  const marked = [query, ...words].join(' ');
  const isHidden = words.length > 0 && markedParts(`${title} ${text}`, marked).length === 1;
  return (
    <p>
      <Marked text={excerptAround(text, marked, excerptLength)} query={marked} />
      {isHidden && (
        <>
          {' '}
          <Marked text={searchPage.passages.also(words)} query={marked} />
        </>
      )}
    </p>
  );
}

type MarkedProps = { text: string; query: string };

export function Marked({ text, query }: MarkedProps) {
  return markedParts(text, query).map((part, index) =>
    // Every second part is marked, and the parts have no identity but their index.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
