import { about } from '#content/pages/about.ts';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { ReasonList } from '../../ui/layout/Reasons.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Woven } from '../../ui/marks/Woven.tsx';
import styles from './MissionAndValues.module.css';
import { mission, vision } from './mission-and-vision.static.ts';
import { JoinUs } from './JoinUs.tsx';

const beliefs = [
  { ...about.mission, svg: mission },
  { ...about.vision, svg: vision },
];

/** The static part below the team: mission, vision, values and a link to the open roles. */
export function MissionAndValues() {
  return (
    <>
      <section className={`${styles.mission} temple on-cloth`}>
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
          <ReasonList reasons={about.values} />
        </div>
      </section>
      <Section title={about.coreValues.title} className={styles.core ?? ''}>
        <CardGrid cards={about.coreValues.cards} />
      </Section>
      <JoinUs />
    </>
  );
}
