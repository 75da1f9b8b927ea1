import { controlWords } from '#content/words/control-words.ts';
import styles from './Contents.module.css';
import { useCurrentSection } from './useCurrentSection.ts';

type ContentsProps = {
  sections: readonly { id: string; title: string }[];
  /** Language of the titles if it is not that of the site. */
  lang?: string;
  /** Shows the number of each section, as the text does. */
  numbered?: boolean;
};

/** Table of contents of a long text, at its left from 64rem. Marks the current section. */
export function Contents({ sections, lang, numbered = false }: ContentsProps) {
  const current = useCurrentSection(sections);
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{controlWords.contents}</h2>
      <ol lang={lang} dir="auto" className={numbered ? styles.numbered : undefined}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
