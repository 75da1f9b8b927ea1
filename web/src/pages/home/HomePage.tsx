import { RouteHead } from '../../ui/PageHead.tsx';
import { staticIsland } from '../../ui/hydration/static-island.tsx';
import { HomeHero } from './HomeHero.tsx';
import { StartSection } from './StartSection.tsx';

const BuildSection = staticIsland('build', async () => (await import('./BuildSection.tsx')).BuildSection);

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
