import { about } from '#content/pages/about.ts';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { Icon } from '../../ui/marks/Icon.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Woven } from '../../ui/marks/Woven.tsx';
import styles from './Creed.module.css';
import { mission, vision } from './creed.woven.ts';
import { JoinUs } from './JoinUs.tsx';

const beliefs = [
  { ...about.mission, svg: mission },
  { ...about.vision, svg: vision },
];

/** What stands still below the team: mission and vision each under its own voice, values, and an open seat. */
export function Creed() {
  return (
    <>
      <section className={`${styles.creed} temple on-cloth`}>
        <div className="wrap">
          <div className={styles.beliefs}>
            {beliefs.map(({ title, text, svg }) => (
              <article key={title} className="reveal">
                <Woven svg={svg} className={styles.voice} />
                <h2>{title}</h2>
                <p>{text}</p>
              </article>
            ))}
          </div>
          <div className={styles.values}>
            {about.values.map(({ icon, title, description }) => (
              <article key={title} className={`${styles.value} reveal`}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{description}</p>
              </article>
            ))}
          </div>
        </div>
      </section>
      <Section title={about.coreValues.title} className={styles.core ?? ''}>
        <CardGrid cards={about.coreValues.cards} />
      </Section>
      <JoinUs />
    </>
  );
}
