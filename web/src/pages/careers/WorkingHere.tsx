import { careers } from '#content/careers.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { Section } from '../../ui/Section.tsx';

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
