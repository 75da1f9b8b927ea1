import { PageHead } from '#head/PageHead.tsx';
import { pageTitle } from '#head/title.ts';
import { ApplicationForm } from '../../forms/ApplicationForm.tsx';
import { island } from '../../ui/hydration/island.tsx';
import { near } from '../../ui/hydration/near.tsx';
import styles from './CareersPage.module.css';
import { CareersHero } from './CareersHero.tsx';
import { Openings } from './Openings.tsx';

const WorkingHere = island('working-here', async () => (await import('./WorkingHere.tsx')).WorkingHere);
const Activities = near('activities', async () => (await import('./Activities.tsx')).Activities);

/** /careers */
export function CareersPage() {
  return (
    <>
      <PageHead title={pageTitle('Careers')} path="/careers" />
      <CareersHero />
      <Openings />
      <WorkingHere />
      <Activities />
      {/* The old address is misspelled and stays (D05); the second one is for new links. */}
      <section className={styles.apply} id="Appllynow">
        <span id="apply-now" />
        <div className="wrap">
          <ApplicationForm />
        </div>
      </section>
    </>
  );
}
