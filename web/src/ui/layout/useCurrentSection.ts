import { useEffect, useState } from 'react';

/** A section becomes the current one when its top is above this share of the window height. */
const readingLine = 0.4;

/** Returns the id of the last section whose top is above the reading line, or of the first section. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
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
