import type { Project } from '#content/lists/project.ts';
import { projectFacts, projectPage, sectorId } from '#content/project.ts';
import { routes } from '#content/routes.ts';
import { contactPath } from '#head/contact-path.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DetailFacts } from '../../ui/DetailFacts.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { UiIcon, outIcon } from '../../ui/UiIcon.tsx';
import detail from '../../ui/DetailHeader.module.css';

type ProjectHeaderProps = { project: Project };

export function ProjectHeader({ project }: ProjectHeaderProps) {
  const { title, result, interest, link, sector, months, people, technologies } = project;
  const { facts, ask, view } = projectPage;
  const rows = [
    [
      facts.sector,
      sector && (
        <a key="sector" className="link" href={`${routes.projects.path}#${sectorId(sector)}`}>
          {sector}
        </a>
      ),
    ],
    [facts.time, projectFacts({ months })[0]],
    [facts.team, projectFacts({ people })[0]],
  ] as const;
  return (
    <PageHeader
      before={
        <p className="back no-print">
          <a href={`${routes.projects.path}#${project.slug}`}>{routes.projects.screen}</a>
        </p>
      }
      title={<span className={detail.title}>{title}</span>}
      text={<span className={detail.text}>{result}</span>}
      below={
        <div className={`actions ${detail.actions} no-print`}>
          <ButtonLink href={contactPath({ interest, about: title })}>{ask}</ButtonLink>
          {link && (
            <ButtonLink href={link} look="secondary" newTab>
              {view}
              <UiIcon path={outIcon} />
            </ButtonLink>
          )}
        </div>
      }
      beside={
        <DetailFacts rows={rows}>
          <p>{technologies.join(', ')}</p>
        </DetailFacts>
      }
    />
  );
}
