import type { MouseEvent } from 'react';
import { Glyph } from '../../ui/marks/Glyph.tsx';
import { chevronGlyph } from '../../ui/marks/glyphs.ts';
import { Icon } from '../../ui/marks/Icon.tsx';
import type { ServiceEntry } from '../../ui/services/service-entries.ts';
import styles from './ServiceCard.module.css';

type ServiceCardProps = { service: ServiceEntry; isSelected: boolean; onToggle: () => void };

/** Id of the panel that a card opens. */
export function panelId(serviceId: string): string {
  return `panel-${serviceId}`;
}

/**
 * A service's card: its button covers the card, its link lies above the button, so that each is a control of its own
 * (D25).
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
    // The button inside does the same for the keyboard; the card only widens its target.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <article id={id} className={`${styles.card} reveal`} data-selected={isSelected} onClick={toggle}>
      <Icon name={icon} />
      <h3>
        <button type="button" aria-expanded={isSelected} aria-controls={isSelected ? panelId(id) : undefined}>
          {title}
        </button>
      </h3>
      <p>{description}</p>
      <div className={styles.more}>
        <a className="link" href={path}>
          Learn more<span className="vh"> about {title}</span>
        </a>
        <Glyph path={chevronGlyph} />
      </div>
    </article>
  );
}
