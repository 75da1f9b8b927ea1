import type { MouseEvent } from 'react';
import { servicesPage } from '#content/services.ts';
import { UiIcon, chevronIcon } from '../ui/UiIcon.tsx';
import { StitchedIcon } from '../ui/StitchedIcon.tsx';
import type { ServiceEntry } from '../ui/service-entries.static.ts';
import styles from './ServiceCard.module.css';

type ServiceCardProps = { service: ServiceEntry; isSelected: boolean; onToggle: () => void };

export function panelId(serviceId: string): string {
  return `panel-${serviceId}`;
}

/**
 * Card of a service. The button and the link are siblings, because nested controls are invalid HTML. A click anywhere
 * on the card except on the link toggles its panel.
 */
export function ServiceCard({
  service: { id, title, icon, description, path },
  isSelected,
  onToggle,
}: ServiceCardProps) {
  const toggle = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('a')) onToggle();
  };
  return (
    // The button makes it work by keyboard; the handler of the card only enlarges the click target.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <article id={id} className={`card growing-line ${styles.card} reveal`} data-selected={isSelected} onClick={toggle}>
      <StitchedIcon name={icon} carried={path} />
      <h3>
        <button
          type="button"
          aria-expanded={isSelected}
          aria-controls={isSelected ? panelId(id) : undefined}
          className="whole-card"
        >
          {title}
          <UiIcon path={chevronIcon} />
        </button>
      </h3>
      <p className="three-lines">{description}</p>
      <div className={styles.more}>
        <a className="link" href={path}>
          {servicesPage.card.more}
          <span className="visually-hidden">{servicesPage.card.about(title)}</span>
        </a>
      </div>
    </article>
  );
}
