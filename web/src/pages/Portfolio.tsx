import { projectEntries, type ProjectEntry, projects } from '#content/lists/projects.static.ts';
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
import { serviceEntries } from '../ui/service-entries.static.ts';
import { projectPicture } from '../weave/project-line.ts';

const sectors = [...new Set(projects.flatMap(({ sector }) => sector ?? []))];
const headings = Object.fromEntries(
  sectors.map((name) => [name, `${name}, ${projects.filter(({ sector }) => sector === name).length}`]),
);

/** All projects: the first at full width, the others in columns, those of one sector beside each other, below its heading. */
export function Portfolio() {
  return (
    <section className="band" id="portfolio" aria-labelledby="portfolio-title">
      <div className="wrap">
        <SectionHead titleId="portfolio-title" title={projectsPage.title} />
        {sectors.length > 1 && (
          <nav className={`${chipRow.chips} ${styles.sectors} no-print`} aria-label={projectPage.sectors}>
            {sectors.map((sector) => (
              <a key={sector} href={`#${sectorId(sector)}`}>
                {sector}
              </a>
            ))}
          </nav>
        )}
        <div className={styles.grid}>
          {projects.map((project, index) => (
            <ProjectCard
              key={project.slug}
              project={project}
              entry={projectEntries[index]!}
              isLead={index === 0}
              isFirstOfSector={project.sector !== projects[index - 1]?.sector}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

type ProjectCardProps = {
  project: Project;
  entry: ProjectEntry;
  /** Whether it is the first project, which is shown at full width and with its facts. */
  isLead: boolean;
  isFirstOfSector: boolean;
};

function ProjectCard({ project, entry, isLead, isFirstOfSector }: ProjectCardProps) {
  const {
    slug,
    title,
    sector,
    interest,
    description,
    technologies,
    services,
    link,
    image,
    alt = '',
    facts,
    hasPage,
  } = project;
  const isWoven = image.startsWith('/art/projects/');
  return (
    <article id={slug} className={`${styles.project} ${isLead ? styles.lead : ''} reveal`}>
      {isFirstOfSector && sector && (
        <h2 id={sectorId(sector)} className={styles.sector}>
          {headings[sector]}
        </h2>
      )}
      <figure>
        <div className="frame">
          <Picture src={image} width={640} height={400} alt={alt} />
        </div>
        {isWoven && <figcaption>{projectPicture(project).caption}</figcaption>}
      </figure>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.line}>
          <span>{projectFacts(project).join(factSeparator)} </span>
          {entry.story && (
            <span className={styles.rating}>
              <UiIcon path={starIcon} solid />
              <a href={entry.story.path}>
                {entry.story.rating.toFixed(2)} {projectPage.review}
                <span className="visually-hidden">: {title}</span>
              </a>
            </span>
          )}
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
        {services && (
          <ul className={`${styles.technologies} no-print`} aria-label={projectPage.services}>
            {serviceEntries
              .filter((service) => services.includes(service.title))
              .map((service) => (
                <li key={service.id}>
                  <a className="link" href={service.path}>
                    {service.title}
                  </a>
                </li>
              ))}
          </ul>
        )}
        <div className={styles.links}>
          {hasPage && (
            <a className={`link whole-card ${styles.read}`} href={entry.path}>
              {projectPage.read}
              <span className="visually-hidden">: {title}</span>
            </a>
          )}
          {link && (
            <a className={`link ${styles.view}`} href={link} target="_blank" rel="noopener">
              {projectPage.view}
              <UiIcon path={outIcon} />
              <span className="visually-hidden">
                : {title}
                {controlWords.newTab}
              </span>
            </a>
          )}
          <a className="link" href={contactPath({ interest, about: title })}>
            {projectsPage.ask}
            <span className="visually-hidden">: {title}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
