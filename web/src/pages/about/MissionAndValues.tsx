import { about } from '#content/about.static.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { ReasonList } from '../../ui/Reasons.tsx';
import { Section } from '../../ui/Section.tsx';
import { Woven } from '../../ui/Woven.tsx';
import styles from './MissionAndValues.module.css';
import { mission, vision, seat } from './islands.art.static.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { WovenLine } from '../../ui/WovenLine.tsx';
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

function JoinUs() {
  const { title, text, action } = about.join;
  return (
    <section className={styles.join}>
      <div className="wrap spread">
        <div>
          <h2>{title}</h2>
          <p className="lede">{text}</p>
        </div>
        <ButtonLink href={routes.careers.path}>{action}</ButtonLink>
      </div>
      <WovenLine svg={seat} />
    </section>
  );
}
