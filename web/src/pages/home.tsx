import { RouteHead } from '../ui/PageHead.tsx';
import { staticIsland } from '../runtime/static-island.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { HomeContactForm } from '../forms/HomeContactForm.tsx';
import styles from './home.module.css';

const BuildSection = staticIsland('build', async () => (await import('./home/BuildSection.tsx')).BuildSection);

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

const Steps = staticIsland('steps', async () => (await import('./home/Steps.tsx')).Steps);

function StartSection() {
  return (
    <section className={styles.section} id="contact">
      <div className={`wrap ${styles.columns}`}>
        <Steps />
        <HomeContactForm />
      </div>
    </section>
  );
}
