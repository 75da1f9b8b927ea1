import { HomeContactForm } from '../../forms/HomeContactForm.tsx';
import { staticIsland } from '../../app/static-island.tsx';
import styles from './StartSection.module.css';

const Steps = staticIsland('steps', async () => (await import('./Steps.tsx')).Steps);

/** Three steps, and the contact form beside them. */
export function StartSection() {
  return (
    <section className={styles.section} id="contact">
      <div className={`wrap ${styles.columns}`}>
        <Steps />
        <HomeContactForm />
      </div>
    </section>
  );
}
