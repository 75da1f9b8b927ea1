import { home } from '#content/home.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink, NewTab } from '../../ui/Button.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { Section } from '../../ui/Section.tsx';
import type { Project } from '#content/lists/project.ts';
import { provenProjects } from '#content/lists/projects.static.ts';
import type { Testimonial } from '#content/lists/testimonial.ts';
import { testimonials } from '#content/lists/testimonials.static.ts';
import { projectPage } from '#content/project.ts';
import { servicePath } from '#content/services/service.ts';
import { contactPath } from '#head/contact-path.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { CaseRow } from '../CaseRow.tsx';
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
        <CardGrid cards={services.cards.map((card) => ({ ...card, path: servicePath({ title: card.service }) }))} />
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

/** Testimonials, always with five stars: the row of the case that the client speaks of, or the words alone. */
function Testimonials() {
  return testimonials.map((testimonial) => {
    const project = provenProjects.find(({ title }) => title === testimonial.project);
    const quote = <Quote key={testimonial.logo} testimonial={testimonial} project={project} />;
    if (!project) return quote;
    return (
      <CaseRow key={testimonial.logo} project={project}>
        {quote}
      </CaseRow>
    );
  });
}

type QuoteProps = { testimonial: Testimonial; project: Project | undefined };

function Quote({ testimonial: { quote, author, company, projectLink, logo }, project }: QuoteProps) {
  return (
    <figure className={styles.voice} aria-label={author}>
      <Stars rating={5} />
      <blockquote>{quote}</blockquote>
      <div className={styles.author}>
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
      </div>
      {project?.hasPage && (
        <a className="link" href={project.path}>
          {projectPage.read}
          <span className="visually-hidden">: {project.title} </span>
        </a>
      )}
      {project && (
        <a className="link" href={contactPath({ interest: project.interest, about: project.title })}>
          {projectPage.ask}
          <span className="visually-hidden">: {project.title} </span>
        </a>
      )}
    </figure>
  );
}
