import { PageHead } from '#head/PageHead.tsx';
import { pageTitle } from '#head/title.ts';
import { island } from '../../ui/hydration/island.tsx';
import { AboutHero } from './AboutHero.tsx';
import { Team } from './Team.tsx';

const Numbers = island('numbers', async () => (await import('./Numbers.tsx')).Numbers);
const Creed = island('creed', async () => (await import('./Creed.tsx')).Creed);

/** /about */
export function AboutPage() {
  return (
    <>
      <PageHead title={pageTitle('About')} path="/about" />
      <AboutHero />
      <Numbers />
      <Team />
      <Creed />
    </>
  );
}
