import { RouteHead } from '../ui/PageHead.tsx';
import { staticIsland } from '../app/static-island.tsx';
import { AboutHero } from './about/AboutHero.tsx';
import { Team } from './about/Team.tsx';

const Numbers = staticIsland('numbers', async () => (await import('./about/Numbers.tsx')).Numbers);
const MissionAndValues = staticIsland(
  'mission-and-values',
  async () => (await import('./about/MissionAndValues.tsx')).MissionAndValues,
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
