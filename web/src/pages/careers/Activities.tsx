import { useState } from 'react';
import { careers } from '#content/careers.ts';
import { gallery } from '#content/gallery.ts';
import { galleryCategories } from '#content/gallery-item.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { pauseGlyph, playGlyph } from '../../ui/glyphs.ts';
import { Section } from '../../ui/Section.tsx';
import { useReducedMotion } from '../../ui/useReducedMotion.ts';
import { YearRow } from './YearRow.tsx';

const years = galleryCategories.map((category) => ({
  category,
  items: gallery.filter((item) => item.category === category),
}));

/** The gallery, one row a year, and one button that stops all of it. */
export function Activities() {
  const isReduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const isHalted = chosen ?? isReduced;
  return (
    <Section
      title={careers.activities.title}
      beside={
        <Button look="secondary" className="no-print" onClick={() => setChosen(!isHalted)}>
          <Glyph path={isHalted ? playGlyph : pauseGlyph} solid />
          {isHalted ? 'Play all' : 'Pause all'}
        </Button>
      }
    >
      {years.map(({ category, items }) => (
        <YearRow key={category} title={category} items={items} isHalted={isHalted} />
      ))}
    </Section>
  );
}
