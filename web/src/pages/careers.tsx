import { ApplicationForm } from '../forms/application/ApplicationForm.tsx';
import { RouteHead } from '../ui/PageHead.tsx';
import { staticIsland } from '../runtime/static-island.tsx';
import { Activities } from './careers/Activities.tsx';
import styles from './careers.module.css';
import { Openings } from './careers/Openings.tsx';
import { careers, careersPanel } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { ChatPanel } from '../chat/panel/ChatPanel.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Hero } from '../ui/Hero.tsx';

const WorkingHere = staticIsland('working-here', async () => (await import('./careers/WorkingHere.tsx')).WorkingHere);

export function CareersPage() {
  return (
    <>
      <RouteHead name="careers" />
      <CareersHero />
      <Openings />
      <div className={styles.below}>
        <WorkingHere />
        <Activities />
        {/* The misspelled id is kept for existing links; `apply-now` is for new ones. */}
        <section className="no-print" id="Appllynow">
          <span id="apply-now" />
          <div className="wrap">
            <ApplicationForm />
          </div>
        </section>
      </div>
    </>
  );
}

const CareersLine = staticIsland('careers-line', async () => (await import('./careers/CareersLine.tsx')).CareersLine);

/** Hero with three perks and the chat. The second line of the heading is the company. */
function CareersHero() {
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
