import { servicesPage } from '#content/services.ts';
import { contactFormPath } from '#content/routes.ts';
import { ChatPanel } from '../chat/panel/ChatPanel.tsx';
import { aboutService, servicesPanel } from '#content/services.ts';
import { RouteHead } from '../ui/PageHead.tsx';
import { ButtonLink, Button } from '../ui/Button.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { SpokenLine } from '../ui/SpokenLine.tsx';
import { line } from './services.art.static.ts';
import { Fragment, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { company, phoneHref } from '#content/company.ts';
import { OfficeHours } from '../ui/OfficeHours.tsx';
import { serviceEntries, type ServiceEntry } from '../ui/service-entries.static.ts';
import { useHydrated } from '../runtime/useHydrated.ts';
import { ServiceCard, panelId } from './ServiceCard.tsx';
import styles from './services.module.css';
import { controlWords } from '#content/shell.ts';
import { staticIsland } from '../runtime/static-island.tsx';

const Questions = staticIsland('questions', async () => (await import('./service/ServiceDetails.tsx')).Questions);

export function ServicesPage() {
  const { hero, list } = servicesPage;
  return (
    <>
      <RouteHead name="services" />
      <Hero
        title={hero.title}
        lede={hero.text}
        actions={
          <>
            <ButtonLink href={contactFormPath}>{hero.start}</ButtonLink>
            <ButtonLink href="#services-list" look="secondary">
              {hero.list}
            </ButtonLink>
          </>
        }
        beside={<ServicesChat />}
        line={<SpokenLine svg={line} line={servicesPage.line} />}
      />
      <Section id="services-list" title={list.title}>
        <ServiceIndex />
        <ServiceCards />
      </Section>
      <Questions />
    </>
  );
}

/** The assistant of all services. A link from the page of one of them (`?about=`) has it suggest a question about it. */
function ServicesChat() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const service = isHydrated && serviceEntries.find(({ title }) => title === new URLSearchParams(search).get('about'));
  const [, ...others] = servicesPanel.suggestions;
  return (
    <ChatPanel
      panel={service ? { ...servicesPanel, suggestions: [aboutService(service.title), ...others] } : servicesPanel}
    />
  );
}

/** The services by the caption of the hero's line to which they belong, one row each. */
function ServiceIndex() {
  const { line: call, parts } = servicesPage;
  return (
    <nav className={styles.index} aria-label={call.label}>
      {call.captions.map(([, , name], part) => (
        <p key={name}>
          <b>{`${name} `}</b>
          {serviceEntries
            .filter(({ title }) => parts[part]?.includes(title))
            .map(({ id, title, path }) => (
              <a key={id} href={path}>
                {`${title} `}
              </a>
            ))}
        </p>
      ))}
    </nav>
  );
}

/** The services as cards, at most one of them selected. `/services#<id>` selects the card of that service. */
function ServiceCards() {
  const { hash, key } = useLocation();
  const isHydrated = useHydrated();
  const grid = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState<{ id: string | undefined; historyEntry: string }>();
  // The hash is needed because an in-page link that the browser handles gets no key of its own.
  const historyEntry = key + hash;
  // A link to a card selects it until the visitor selects another one, and again when the link is clicked again.
  const linkedId = isHydrated ? serviceEntries.find(({ id }) => `#${id}` === hash)?.id : undefined;
  const selected = linkedId === undefined || selection?.historyEntry === historyEntry ? selection?.id : linkedId;
  const select = (id: string | undefined) => setSelection({ id, historyEntry });
  const { title, text, action } = servicesPage.ask;
  return (
    <div className={`columns ${styles.grid}`} ref={grid}>
      {serviceEntries.map((service) => {
        const { id } = service;
        const isSelected = id === selected;
        const close = () => {
          select(undefined);
          grid.current?.querySelector<HTMLElement>(`#${id} button`)?.focus();
        };
        return (
          <Fragment key={id}>
            <ServiceCard
              service={service}
              isSelected={isSelected}
              onToggle={() => select(isSelected ? undefined : id)}
            />
            {isSelected && <ServicePanel service={service} onClose={close} />}
          </Fragment>
        );
      })}
      <aside className={`${styles.ask} no-print`} aria-labelledby="ask">
        <h3 id="ask">{title}</h3>
        <p>{text}</p>
        <ButtonLink href={contactFormPath} look="secondary">
          {action}
        </ButtonLink>
        <div className={styles.phone}>
          <a className="link" href={phoneHref}>
            {company.phone}
          </a>
          <OfficeHours besidePhone />
        </div>
      </aside>
    </div>
  );
}

type ServicePanelProps = { service: ServiceEntry; onClose: () => void };

/** Panel below the row of the selected card: title, description and list of what the service covers. */
export function ServicePanel({ service, onClose }: ServicePanelProps) {
  const { id, title, description, covers, path, contact } = service;
  return (
    <section className={styles.panel} id={panelId(id)} aria-label={title}>
      <div className={styles.columns}>
        <div>
          <h3>{title}</h3>
          <p>{description}</p>
        </div>
        <div>
          <h4>{servicesPage.card.covers}</h4>
          <ul className="diamonds">
            {covers.map((cover) => (
              <li key={cover}>{cover}</li>
            ))}
          </ul>
          <div className="actions">
            <ButtonLink href={path}>
              {servicesPage.card.more}
              <span className="visually-hidden">{servicesPage.card.about(title)}</span>
            </ButtonLink>
            <ButtonLink href={contact} look="secondary">
              {servicesPage.ask.action}
              <span className="visually-hidden">: {title}</span>
            </ButtonLink>
            <Button look="secondary" onClick={onClose}>
              {controlWords.close}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
