import { home } from '#content/home.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink, NewTab } from '../../ui/Button.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { Section } from '../../ui/Section.tsx';
import { testimonials } from '#content/lists/testimonials.static.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Stars } from '../../ui/Stars.tsx';
import styles from './BuildSection.module.css';

export function BuildSection() {
  const { services, why, testimonials } = home;
  return (
    <>
      <Section
        title={services.title}
        beside={
          <ButtonLink href={routes.services.path} look="secondary">
            {services.more}
          </ButtonLink>
        }
      >
        <CardGrid cards={services.cards} />
      </Section>
      <Reasons title={why.title} text={why.text} reasons={why.reasons} />
      <Section
        title={testimonials.title}
        beside={
          <ButtonLink href={routes.successStories.path} look="secondary">
            {testimonials.more}
          </ButtonLink>
        }
      >
        <Testimonials />
      </Section>
    </>
  );
}

/** Testimonials, always with five stars. */
function Testimonials() {
  return (
    <div className={styles.voices}>
      {testimonials.map(({ quote, author, company, projectLink, logo }) => (
        <figure key={logo} className={styles.voice} aria-label={author}>
          <Stars rating={5} />
          <blockquote>{quote}</blockquote>
          <figcaption>
            <div className={styles.logo}>
              <Picture src={logo} width={40} height={40} alt="" />
            </div>
            <div>
              <b>{author}</b>
              <br />
              <a className="link" href={projectLink} target="_blank" rel="noopener">
                {company}
                <NewTab />
              </a>
            </div>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
