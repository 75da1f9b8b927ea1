import { useEffect, useState } from 'react';

/** A section is being read once its heading is above this share of the window. */
const readingLine = 0.4;

/** Id of the section being read: the last one whose top is above the reading line, the first at the start. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const look = () => {
      const started = sections.filter(({ id }) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top < innerHeight * readingLine;
      });
      // At the very end the last sections are too short to reach the line.
      const isEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      setCurrent((isEnd ? sections : started).at(-1)?.id ?? sections[0]?.id);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [sections]);
  return current;
}
