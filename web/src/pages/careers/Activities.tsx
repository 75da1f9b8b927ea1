import { useState } from 'react';
import { careers } from '#content/pages/careers.ts';
import { gallery } from '#content/collections/gallery.static.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { UiIcon } from '../../ui/marks/UiIcon.tsx';
import { pauseIcon, playIcon } from '../../ui/marks/ui-icons.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { useReducedMotion } from './useReducedMotion.ts';
import { YearRow } from './YearRow.tsx';

/** The rows, in the order of their first moments. */
const years = [...new Set(gallery.map(({ category }) => category))].map((category) => ({
  category,
  items: gallery.filter((item) => item.category === category),
}));

/** The gallery, one row per year, and one button that pauses all carousels. */
export function Activities() {
  const isReduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const isHalted = chosen ?? isReduced;
  return (
    <Section
      title={careers.activities.title}
      beside={
        <Button look="secondary" className="no-print" onClick={() => setChosen(!isHalted)}>
          <UiIcon path={isHalted ? playIcon : pauseIcon} solid />
          <span>{isHalted ? careers.activities.play : careers.activities.pause}</span>
        </Button>
      }
    >
      {years.map(({ category, items }) => (
        <YearRow key={category} title={category} items={items} isHalted={isHalted} />
      ))}
    </Section>
  );
}
