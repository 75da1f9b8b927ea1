import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { ChatPanel } from '../../chat/panel/ChatPanel.tsx';
import { careersPanel } from '../../content/careers-panel.static.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { staticIsland } from '../../app/static-island.tsx';

const CareersLine = staticIsland('careers-line', async () => (await import('./CareersLine.tsx')).CareersLine);

/** Hero with three perks and the chat. The second line of the heading is the company. */
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
      bullets={perks}
      actions={
        <>
          <ButtonLink href="#current-openings">{openings}</ButtonLink>
          <ButtonLink href="#culture" look="secondary">
            {culture}
          </ButtonLink>
        </>
      }
      beside={<ChatPanel panel={careersPanel} />}
      line={<CareersLine />}
    />
  );
}
