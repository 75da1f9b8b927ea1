import { RouteHead } from '../../ui/PageHead.tsx';
import { staticIsland } from '../../ui/hydration/static-island.tsx';
import { AboutHero } from './AboutHero.tsx';
import { Team } from './team/Team.tsx';

const Numbers = staticIsland('numbers', async () => (await import('./numbers/Numbers.tsx')).Numbers);
const MissionAndValues = staticIsland(
  'mission-and-values',
  async () => (await import('./MissionAndValues.tsx')).MissionAndValues,
);

/** /about */
export function AboutPage() {
  return (
    <>
      <RouteHead name="about" />
      <AboutHero />
      <Numbers />
      <Team />
      <MissionAndValues />
    </>
  );
}
