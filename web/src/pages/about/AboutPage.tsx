import { PageHead } from '#head/PageHead.tsx';
import { pageTitle } from '#head/title.ts';
import { island } from '../../ui/hydration/island.tsx';
import { near } from '../../ui/hydration/near.tsx';
import { AboutHero } from './AboutHero.tsx';

const Numbers = island('numbers', async () => (await import('./numbers/Numbers.tsx')).Numbers);
const Team = near('team', async () => (await import('./team/Team.tsx')).Team);
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
