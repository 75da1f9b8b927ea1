import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { ChatPanel } from '../../chat/ChatPanel.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { island } from '../../ui/island.tsx';

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
