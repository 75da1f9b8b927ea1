import { about } from '#content/about.static.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { ReasonList } from '../../ui/Reasons.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './MissionAndValues.module.css';
import { seat } from './islands.art.static.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { WovenLine } from '../../ui/WovenLine.tsx';

/** The static part below the team: mission, vision, values and a link to the open roles. */
export function MissionAndValues() {
  return (
    <>
      <section className={`${styles.mission} temple on-cloth`}>
        <div className="wrap">
          <div className={styles.beliefs}>
            {[about.mission, about.vision].map(({ title, text }) => (
              <article key={title} className="reveal">
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
