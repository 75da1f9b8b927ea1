import { about } from '#content/pages/about.ts';
import { technology } from '#content/collections/technology.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { FactCard } from './FactCard.tsx';
import styles from './Numbers.module.css';
import { TechnologyRow } from './TechnologyRow.tsx';

/** The static part above the team: facts and the technology stack. */
export function Numbers() {
  const { facts, technology: stack } = about;
  return (
    <>
      <Section title={facts.title} beside={<p>{facts.text}</p>}>
        <div className={styles.facts}>
          {facts.cards.map((fact) => (
            <FactCard key={fact.id} fact={fact} />
          ))}
        </div>
      </Section>
      <Section
        tight
        title={stack.title}
        beside={
          <ButtonLink href={routes.services.path} look="secondary">
            {stack.more}
          </ButtonLink>
        }
      >
        {technology.map((category) => (
          <TechnologyRow key={category.title} category={category} />
        ))}
      </Section>
    </>
  );
}
