import { careers } from '#content/pages/careers.ts';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { Reasons } from '../../ui/layout/Reasons.tsx';
import { Section } from '../../ui/layout/Section.tsx';

/** The static part of the page: reasons to join, and perks. */
export function WorkingHere() {
  const { why, culture } = careers;
  return (
    <>
      <Reasons title={why.title} text={why.text} reasons={why.reasons} />
      <Section id="culture" title={culture.title}>
        <CardGrid cards={culture.perks} />
      </Section>
    </>
  );
}
