import { factSeparator } from '#content/promises.ts';
import { servicePage } from '#content/service.ts';
import type { Service, ServiceTitle, Capability } from '#content/services/service.ts';
import { projectEntries } from '#content/lists/projects.static.ts';
import { projectFacts, projectPage } from '#content/project.ts';
import { LinkRows } from '../LinkRows.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { Questions } from './Questions.tsx';
import styles from './ServiceDetails.module.css';
import { ToolsAndUses } from './ToolsAndUses.tsx';
import { routes } from '#content/routes.ts';
import { StitchedIcon } from '../../ui/StitchedIcon.tsx';
import { serviceEntries } from '../../ui/service-entries.static.ts';
import type { Four } from '#content/types.ts';
import type { ReactNode } from 'react';
import { contactPath } from '#head/contact-path.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** Also on the page of all services: a chunk of its own would make the script of every page larger. */
export { Questions };

type ServiceDetailsProps = { service: Service; path: string };

export function ServiceDetails({ service, path }: ServiceDetailsProps) {
  const { title, reasons } = servicePage.why;
  return (
    <>
      <ServiceHeader service={service} path={path} />
      <div className={styles.details}>
        <Capabilities capabilities={service.capabilities} />
        <ToolsAndUses service={service} />
        <BuiltWithThis title={service.title} />
        <Reasons title={title} reasons={reasons} />
        <Questions service={service} />
        <RelatedServices title={service.title} />
      </div>
    </>
  );
}

type BuiltWithThisProps = { title: ServiceTitle };

function BuiltWithThis({ title }: BuiltWithThisProps) {
  const projects = projectEntries.filter(({ services }) => services?.includes(title));
  if (projects.length === 0) return null;
  return (
    <Band title={projectPage.builtWith}>
      <LinkRows
        links={projects.map((project) => ({
          path: project.path,
          title: project.title,
          text: project.summary,
          facts: projectFacts(project).join(factSeparator),
        }))}
      />
    </Band>
  );
}

type RelatedServicesProps = { title: ServiceTitle };

/** Three other services. Each links to its card on /services, which is then selected. */
function RelatedServices({ title }: RelatedServicesProps) {
  const others = serviceEntries.filter((other) => other.title !== title).slice(0, 3);
  return (
    <Band title={servicePage.related} className="no-print">
      <div className="columns">
        {others.map(({ id, title: other, icon, description }) => (
          <a key={id} href={`${routes.services.path}#${id}`} className={`card growing-line ${styles.card}`}>
            <StitchedIcon name={icon} />
            <h3>{other}</h3>
            <p className="three-lines">{description}</p>
          </a>
        ))}
      </div>
    </Band>
  );
}

type CapabilitiesProps = { capabilities: Four<Capability> };

function Capabilities({ capabilities }: CapabilitiesProps) {
  return (
    <Band title={servicePage.capabilities}>
      <div className={styles.groups}>
        {capabilities.map(({ title, items }) => (
          <div key={title} className={styles.group}>
            <h3>{title}</h3>
            <ul className="diamonds">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}

type BandProps = { title: string; className?: string | undefined; children: ReactNode };

function Band({ title, className = '', children }: BandProps) {
  return (
    <section className={`band tight ${styles.band} ${className}`}>
      <div className="wrap">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

type ServiceHeaderProps = { service: Service; path: string };

function ServiceHeader({ service: { title, icon, interest, intro }, path }: ServiceHeaderProps) {
  return (
    <PageHeader
      before={
        <p className="back no-print">
          <a href={routes.services.path}>{servicePage.all}</a>
        </p>
      }
      title={title}
      beside={<StitchedIcon name={icon} className={`${styles.icon} no-print`} carried={path} />}
      text={intro}
      below={
        <div className={`actions ${styles.actions}`}>
          <ButtonLink href={contactPath({ interest, about: title })}>{servicePage.start}</ButtonLink>
          <ButtonLink
            href={`${routes.services.path}?${new URLSearchParams({ about: title })}#chat-services`}
            look="secondary"
          >
            {servicePage.ask}
          </ButtonLink>
        </div>
      }
    />
  );
}
