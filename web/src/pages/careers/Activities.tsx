import { useState } from 'react';
import { careers } from '#content/pages/careers.ts';
import { gallery } from '#content/collections/gallery.ts';
import { galleryCategories } from '#content/collections/gallery-item.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Glyph } from '../../ui/marks/Glyph.tsx';
import { pauseGlyph, playGlyph } from '../../ui/marks/glyphs.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { useReducedMotion } from '../../ui/hydration/useReducedMotion.ts';
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
