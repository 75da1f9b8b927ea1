import { careers } from '#content/pages/careers.ts';
import { company } from '#content/company.ts';
import { ChatPanel } from '../../chat/panel/ChatPanel.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { island } from '../../ui/hydration/island.tsx';

const CareersLine = island('careers-line', async () => (await import('./CareersLine.tsx')).CareersLine);

/** Headline whose second line is the company, three perks, and the assistant. */
export function CareersHero() {
  const { title, perks, openings, culture } = careers.hero;
  const place = `at ${company.brand}`;
  const [before = title] = title.split(place);
  return (
    <Hero
      title={
        <>
          {before}
          <span className="nowrap">{place}</span>
        </>
      }
      ticks={perks}
      actions={
        <>
          <ButtonLink href="#current-openings">{openings}</ButtonLink>
          <ButtonLink href="#culture" look="secondary">
            {culture}
          </ButtonLink>
        </>
      }
      beside={<ChatPanel panel="careers" />}
      line={<CareersLine />}
    />
  );
}
