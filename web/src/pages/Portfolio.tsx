import { projects } from '#content/lists/projects.static.ts';
import { projectsPage } from '#content/projects.static.ts';
import styles from './Portfolio.module.css';
import type { Project } from '#content/lists/project.ts';
import { controlWords } from '#content/shell.ts';
import { contactPath } from '#contract/contact-path.ts';
import { UiIcon, outIcon } from '../ui/UiIcon.tsx';
import { Picture } from '../ui/Picture.tsx';

/** All projects: the first at full width, the others in columns. */
export function Portfolio() {
  return (
    <section className={styles.portfolio} id="portfolio" aria-labelledby="portfolio-title">
      <div className="wrap">
        <h2 id="portfolio-title" className="visually-hidden">
          {projectsPage.title}
        </h2>
        <div className={styles.grid}>
          {projects.map((project, index) => (
            <ProjectCard key={project.image} project={project} isLead={index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

type ProjectCardProps = {
  project: Project;
  /** Whether it is the first project, which is shown at full width and with its facts. */
  isLead: boolean;
};

function ProjectCard({
  project: { title, interest, description, technologies, link, image, alt = '', facts },
  isLead,
}: ProjectCardProps) {
  return (
    <article className={`${styles.project} ${isLead ? styles.lead : ''} reveal`}>
      <div className={styles.art}>
        <Picture src={image} width={640} height={400} alt={alt} />
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{description}</p>
        {isLead && facts && (
          <dl>
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
          {link && (
            <a className={`link ${styles.view}`} href={link} target="_blank" rel="noopener">
              {projectsPage.view}
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
