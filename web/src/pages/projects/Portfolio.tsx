import { projects } from '#content/collections/projects.static.ts';
import { projectsPage } from '#content/pages/projects-page.static.ts';
import styles from './Portfolio.module.css';
import { ProjectCard } from './ProjectCard.tsx';

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
