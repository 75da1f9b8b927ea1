import { callPlayer, callRow } from '#content/call-player.ts';
import { projectEntries, projects } from '#content/lists/projects.static.ts';
import { projectPage } from '#content/project.ts';
import { factSeparator } from '#content/promises.ts';
import { routes } from '#content/routes.ts';
import { postPath } from '#head/blog-url.ts';
import { starIcon } from '../../ui/Stars.tsx';
import { Section } from '../../ui/Section.tsx';
import { SpokenLine } from '../../ui/SpokenLine.tsx';
import { Button } from '../../ui/Button.tsx';
import { elapsedTime } from '../../ui/elapsed-time.ts';
import { imageUrl } from '../../ui/Picture.tsx';
import { UiIcon, playIcon } from '../../ui/UiIcon.tsx';
import { serviceEntries } from '../../ui/service-entries.static.ts';
import { projectLine } from '../../weave/project-line.ts';
import detail from '../../ui/DetailColumns.module.css';
import { LinkRows } from '../LinkRows.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import styles from './ProjectDetails.module.css';
import type { Project } from '#content/lists/project.ts';
import { Outcome, Strips } from '../../ui/Measure.tsx';

type ProjectDetailsProps = { slug: string };

export function ProjectDetails({ slug }: ProjectDetailsProps) {
  const project = projects.find((candidate) => candidate.slug === slug);
  const entry = projectEntries.find((candidate) => candidate.slug === slug);
  if (!project || !entry) return null;
  const { measures, recording, weeks, system, services = [], articles } = project;
  const woven = projectLine(project);
  return (
    <>
      <ProjectHeader project={project} />
      {woven && <SpokenLine {...woven} className={detail.line ?? ''} />}
      {recording && (
        <div className={`wrap ${styles.hear} no-print`}>
          <Button data-play={slug} className={styles.play ?? ''}>
            <UiIcon path={playIcon} solid />
            {`${callRow.length(elapsedTime(recording.seconds))} `}
          </Button>
          <a className="link" href={imageUrl(recording.file)}>
            {callPlayer.open}
          </a>
          <p id={`call-${slug}`} role="alert" data-words={callRow.failed} hidden />
        </div>
      )}
      <div className={`wrap ${detail.columns}`}>
        <div className={detail.side}>
          <p>{project.description}</p>
          {measures && <Changes measures={measures} />}
          {system && (
            <div>
              <h2>{projectPage.system}</h2>
              <ol className={styles.system}>
                {system.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ol>
            </div>
          )}
        </div>
        <div className={detail.side}>
          {entry.story && (
            <figure className={styles.story}>
              <h2>{projectPage.words}</h2>
              <blockquote>{entry.story.quote}</blockquote>
              <figcaption className="muted">
                <UiIcon path={starIcon} solid /> {entry.story.rating.toFixed(2)}
                {factSeparator}
                <a href={entry.story.path}>{entry.story.title}</a>, {entry.story.dateRange}
              </figcaption>
            </figure>
          )}
          {weeks && (
            <div>
              <h2>{projectPage.weeks}</h2>
              <ol className={detail.rows}>
                {weeks.map(({ name, value }) => (
                  <li key={name}>
                    <b>{`${name} `}</b>
                    <span>{value}</span>
                  </li>
                ))}
              </ol>
            </div>
          )}
          {articles && (
            <div>
              <h2>{projectPage.articles}</h2>
              <ul className={detail.rows}>
                {articles.map(({ name, value }) => (
                  <li key={name}>
                    <b>{`${routes.blog.screen} `}</b>
                    <a className="link" href={postPath(name)}>
                      {value}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      {services.length > 0 && (
        <Section title={projectPage.services} className={`${styles.behind} no-print`}>
          <LinkRows
            links={serviceEntries
              .filter(({ title }) => services.includes(title))
              .map(({ path, title, description }) => ({ path, title, text: description }))}
          />
        </Section>
      )}
    </>
  );
}

type ChangesProps = { measures: NonNullable<Project['measures']> };

/** What was counted before and after: each as a figure and as two strips. */
function Changes({ measures }: ChangesProps) {
  return (
    <div>
      <h2>{projectPage.change}</h2>
      <ul className={styles.changes}>
        {measures.map((measure) => (
          <li key={measure.name}>
            <Outcome measure={measure} />
            <Strips measure={measure} />
          </li>
        ))}
      </ul>
    </div>
  );
}
