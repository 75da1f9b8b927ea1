import { Fragment, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { servicesPage } from '#content/pages/services-page.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { serviceEntries } from '../../ui/services/service-entries.ts';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServiceCards.module.css';
import { ServicePanel } from './ServicePanel.tsx';

/** All services as cards of which one at most is selected; /services#… opens with that card selected (D28). */
export function ServiceCards() {
  const { hash, key } = useLocation();
  const isHydrated = useHydrated();
  const grid = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ id: string | undefined; entry: string }>();
  // An anchor that the browser followed by itself has no key of its own.
  const entry = key + hash;
  // A link to a card selects it, also the second time, and until another is chosen by hand.
  const named = isHydrated ? serviceEntries.find(({ id }) => `#${id}` === hash)?.id : undefined;
  const selected = named === undefined || chosen?.entry === entry ? chosen?.id : named;
  const select = (id: string | undefined) => setChosen({ id, entry });
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
        <ButtonLink href="/contact" look="secondary">
          {action}
        </ButtonLink>
      </aside>
    </div>
  );
}
