import { PageHead } from '#head/PageHead.tsx';
import { pageTitle } from '#head/title.ts';
import { staticIsland } from '../../ui/hydration/static-island.tsx';
import { HomeHero } from './HomeHero.tsx';
import { StartSection } from './StartSection.tsx';

const BuildSection = staticIsland('build', async () => (await import('./BuildSection.tsx')).BuildSection);

/** / */
export function HomePage() {
  return (
    <>
      <PageHead title={pageTitle('Home')} path="/" />
      <HomeHero />
      <BuildSection />
      <StartSection />
    </>
  );
}
