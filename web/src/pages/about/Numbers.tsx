import { about, type Fact } from '#content/about.static.ts';
import { technology, type TechnologyCategory } from '#content/lists/technology.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Numbers.module.css';
import strip from '../../ui/strip.module.css';
import { StitchedIcon } from '../../ui/StitchedIcon.tsx';
import { Woven } from '../../ui/Woven.tsx';
import { projects, satisfaction, years } from './islands.art.static.ts';
import { TechnologyLogo } from '../../ui/TechnologyLogo.tsx';

export function Numbers() {
  const { facts, technology: stack } = about;
  return (
    <>
      <Section title={facts.title} beside={<p>{facts.text}</p>}>
        <div className={`columns ${styles.facts}`}>
          {facts.cards.map((fact) => (
            <FactCard key={fact.id} fact={fact} />
          ))}
        </div>
      </Section>
      <Section
        tight
        title={stack.title}
        beside={
          <ButtonLink href={`${routes.services.path}#services-list`} look="secondary">
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

const strips: Readonly<Partial<Record<Fact['id'], string>>> = { projects, years, satisfaction };

type FactCardProps = { fact: Fact };

/** A fact, below a strip that counts it if there is a number. */
function FactCard({ fact: { id, icon, lead, text, basis } }: FactCardProps) {
  return (
    <article id={id} className={`${styles.fact} reveal`}>
      {strips[id] && <Woven svg={strips[id]} className={strip.strip} />}
      <p>
        <b>
          <StitchedIcon name={icon} />
          {lead}{' '}
        </b>
        {text}
      </p>
      {basis && <small className="muted">{basis.text}</small>}
    </article>
  );
}

type TechnologyRowProps = { category: TechnologyCategory };

function TechnologyRow({ category: { title, icon, tools } }: TechnologyRowProps) {
  return (
    <section className={`${styles.row} reveal`}>
      <h3>
        <StitchedIcon name={icon} />
        {title}
      </h3>
      <ul>
        {tools.map((name) => (
          <li key={name}>
            <TechnologyLogo name={name} list={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
