import { keepDraft } from '../../forms/sending/draft.ts';
import { typedIn } from '../../forms/sending/typed.ts';
import { island } from '../../ui/hydration/island.tsx';
import { near } from '../../ui/hydration/near.tsx';
import styles from './StartSection.module.css';

const Steps = island('steps', async () => (await import('./Steps.tsx')).Steps);

const HomeContactForm = near(
  'home-form',
  async () => (await import('../../forms/contact/HomeContactForm.tsx')).HomeContactForm,
  { keep: (form) => keepDraft('home', typedIn(form)) },
);

/** Three steps, and the form beside them. */
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
