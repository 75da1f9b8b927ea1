import { ApplicationForm } from '../forms/application/ApplicationForm.tsx';
import { RouteHead } from '../ui/PageHead.tsx';
import { staticIsland } from '../app/static-island.tsx';
import { Activities } from './careers/Activities.tsx';
import styles from './careers.module.css';
import { CareersHero } from './careers/CareersHero.tsx';
import { Openings } from './careers/Openings.tsx';

const WorkingHere = staticIsland('working-here', async () => (await import('./careers/WorkingHere.tsx')).WorkingHere);

/** /careers */
export function CareersPage() {
  return (
    <>
      <RouteHead name="careers" />
      <CareersHero />
      <Openings />
      <WorkingHere />
      <Activities />
      {/* The misspelled id is kept for existing links; `apply-now` is for new ones. */}
      <section className={styles.apply} id="Appllynow">
        <span id="apply-now" />
        <div className="wrap">
          <ApplicationForm />
        </div>
      </section>
    </>
  );
}
