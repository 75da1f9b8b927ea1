import { controlWords } from '#content/shell.ts';
import styles from './Contents.module.css';
import { useEffect, useState } from 'react';

type ContentsProps = {
  sections: readonly { id: string; title: string }[];
  /** Language of the titles if it is not that of the site. */
  lang?: string;
  numbered?: boolean;
};

/** Table of contents of a long text, at its left from 64rem. Marks the current section. */
export function Contents({ sections, lang, numbered = false }: ContentsProps) {
  const current = useCurrentSection(sections);
  return (
    <nav className={`${styles.contents} no-print`} aria-labelledby="contents">
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

/** A section becomes the current one when its top is above this share of the window height. */
const readingLine = 0.4;

/** Returns the id of the last section whose top is above the reading line, or of the first section. */
function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const update = () => {
      const started = sections.filter(({ id }) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top < innerHeight * readingLine;
      });
      // At the end of the page the last section is current, although it may be too short to reach the line.
      const isEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      setCurrent((isEnd ? sections : started).at(-1)?.id ?? sections[0]?.id);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [sections]);
  return current;
}
