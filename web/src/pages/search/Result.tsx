import type { ReactNode } from 'react';
import { excerptAround } from './marked-words.ts';
import { Marked } from './Marked.tsx';
import styles from './Result.module.css';

type ResultProps = {
  href: string;
  title: string;
  text: string;
  query: string;
  /** Language of title and text if it is not that of the site. */
  lang?: string | undefined;
  /** A line above the title. */
  children: ReactNode;
};

/** Longest text of a result, in characters. */
const excerptLength = 190;

/** A result of the search; the link of its title covers it. */
export function Result({ href, title, text, query, lang, children }: ResultProps) {
  return (
    <li className={styles.result}>
      {children}
      <h3 lang={lang} dir="auto">
        <a href={href}>
          <Marked text={title} query={query} />
        </a>
      </h3>
      <p lang={lang} dir="auto">
        <Marked text={excerptAround(text, query, excerptLength)} query={query} />
      </p>
    </li>
  );
}
