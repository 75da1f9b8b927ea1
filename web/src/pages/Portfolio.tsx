import { projectEntries, type ProjectEntry, projects, provenProjects } from '#content/lists/projects.static.ts';
import { testimonials } from '#content/lists/testimonials.static.ts';
import { factSeparator } from '#content/promises.ts';
import { projectsPage } from '#content/projects.static.ts';
import styles from './Portfolio.module.css';
import type { Project } from '#content/lists/project.ts';
import { projectFacts, projectPage, sectorId } from '#content/project.ts';
import { controlWords } from '#content/shell.ts';
import { contactPath } from '#head/contact-path.ts';
import { UiIcon, outIcon } from '../ui/UiIcon.tsx';
import chipRow from '../ui/chips.module.css';
import detail from '../ui/DetailColumns.module.css';
import { Picture } from '../ui/Picture.tsx';
import { SectionHead } from '../ui/Section.tsx';
import { starIcon } from '../ui/Stars.tsx';
import { CaseRow } from './CaseRow.tsx';

const sectors = [...new Set(projects.flatMap(({ sector }) => sector ?? []))];
const headings = Object.fromEntries(
  sectors.map((name) => [name, `${name}, ${projects.filter(({ sector }) => sector === name).length}`]),
);

/** What can be heard or was counted, a row each; below it all projects in columns, by sector. */
export function Portfolio() {
  return (
    <section className="band" id="portfolio" aria-labelledby="portfolio-title">
      <div className="wrap">
        <SectionHead titleId="portfolio-title" title={projectsPage.title} />
        {provenProjects.map((project) => (
          <CaseRow key={project.slug} project={project}>
            <RowFacts project={project} />
          </CaseRow>
        ))}
        <h2 className={styles.all}>{projectsPage.all}</h2>
        {sectors.length > 1 && (
          <nav className={`${chipRow.chips} ${styles.sectors} no-print`} aria-label={projectPage.sectors}>
            {sectors.map((sector) => (
              <a key={sector} href={`#${sectorId(sector)}`}>
                {`${sector} `}
              </a>
            ))}
          </nav>
        )}
        <div className={styles.grid}>
          {projects.map((project, index) => (
            <ProjectCard
              key={project.slug}
              project={project}
              isLead={index === 0}
              isFirstOfSector={project.sector !== projects[index - 1]?.sector}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function entryOf({ slug }: Project): ProjectEntry {
  return projectEntries.find((entry) => entry.slug === slug)!;
}

type RowFactsProps = { project: Project };

function RowFacts({ project }: RowFactsProps) {
  const { title, interest, hasPage, path } = project;
  const client = testimonials.find((testimonial) => testimonial.project === title)?.company;
  return (
    <>
      <p>{client ?? projectPage.client}</p>
      <p className="muted">{projectFacts(project).join(factSeparator)}</p>
      <Rating story={entryOf(project).story} title={title} />
      {hasPage && (
        <a className={`link ${styles.read}`} href={path}>
          {projectPage.read}
          <span className="visually-hidden">: {title} </span>
        </a>
      )}
      <Ask title={title} interest={interest} />
    </>
  );
}

type RatingProps = Pick<ProjectEntry, 'story' | 'title'>;

function Rating({ story, title }: RatingProps) {
  if (!story) return null;
  return (
    <span className={styles.rating}>
      <UiIcon path={starIcon} solid />
      <a className="link" href={story.path}>
        {story.rating.toFixed(2)} {projectPage.review}
        <span className="visually-hidden">: {title} </span>
      </a>
    </span>
  );
}

function Ask({ title, interest }: Pick<Project, 'title' | 'interest'>) {
  return (
    <a className="link" href={contactPath({ interest, about: title })}>
      {projectsPage.ask}
      <span className="visually-hidden">: {title} </span>
    </a>
  );
}

type ProjectCardProps = {
  project: Project;
  /** Whether it is the first project, which is shown with its facts. */
  isLead: boolean;
  isFirstOfSector: boolean;
};

function ProjectCard({ project, isLead, isFirstOfSector }: ProjectCardProps) {
  const {
    slug,
    title,
    sector,
    interest,
    description,
    technologies,
    link,
    image,
    alt = '',
    facts,
    hasPage,
    path,
  } = project;
  const isWoven = image.startsWith('/art/projects/');
  return (
    <article id={slug} className={`${styles.project} reveal`}>
      {isFirstOfSector && sector && (
        <h2 id={sectorId(sector)} className={styles.sector}>
          {headings[sector]}
        </h2>
      )}
      <figure>
        <div className={`frame ${styles.frame}`}>
          <Picture src={image} width={640} height={400} alt={alt} />
        </div>
        {isWoven && <figcaption>{captionOf(project)}</figcaption>}
      </figure>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.line}>
          <span>{projectFacts(project).join(factSeparator)} </span>
          <Rating story={entryOf(project).story} title={title} />
        </p>
        <p>{description}</p>
        {isLead && facts && (
          <dl className={detail.rows}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className={styles.technologies} aria-label={projectsPage.technologies}>
          {technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
        <div className={styles.links}>
          {hasPage && (
            <a className={`link whole-card ${styles.read}`} href={path}>
              {projectPage.read}
              <span className="visually-hidden">: {title} </span>
            </a>
          )}
          {link && (
            <a className={`link ${styles.view}`} href={link} target="_blank" rel="noopener">
              {projectPage.view}
              <UiIcon path={outIcon} />
              <span className="visually-hidden">
                : {title}
                {controlWords.newTab}{' '}
              </span>
            </a>
          )}
          <Ask title={title} interest={interest} />
        </div>
      </div>
    </article>
  );
}

/** Returns what the picture of a card shows. */
function captionOf({ recording, measures: [measure] = [], services = [] }: Project): string {
  if (recording) return projectPage.picture.call;
  return measure ? projectPage.picture.measure(measure.name) : services.join(', ');
}
