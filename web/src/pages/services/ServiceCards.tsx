import { Fragment, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { company, phoneHref } from '#content/company.ts';
import { servicesPage } from '#content/pages/services-page.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { OfficeHours } from '../../ui/office/OfficeHours.tsx';
import { serviceEntries } from '../../ui/services/service-entries.ts';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServiceCards.module.css';
import { ServicePanel } from './ServicePanel.tsx';

/** The services as cards, at most one of them selected. `/services#<id>` selects the card of that service. */
export function ServiceCards() {
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
    <div className={styles.grid} ref={grid}>
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
      <aside className={styles.ask} aria-labelledby="ask">
        <h3 id="ask">{title}</h3>
        <p>{text}</p>
        <ButtonLink href={routes.contact.path} look="secondary">
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
