import { RouteHead } from '../ui/PageHead.tsx';
import { staticIsland } from '../app/static-island.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { StartSection } from './home/StartSection.tsx';

const BuildSection = staticIsland('build', async () => (await import('./home/BuildSection.tsx')).BuildSection);

/** / */
export function HomePage() {
  return (
    <>
      <RouteHead name="home" />
      <HomeHero />
      <BuildSection />
      <StartSection />
    </>
  );
}
