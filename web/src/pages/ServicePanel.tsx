import { servicesPage } from '#content/services-page.ts';
import { controlWords } from '#content/shell.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { lazyPart } from '../app/lazy-part.tsx';
import type { ServiceEntry } from '../ui/service-entries.ts';
import { panelId } from './ServiceCard.tsx';
import styles from './ServicePanel.module.css';

const PanelArt = lazyPart(async () => (await import('./PanelArt.tsx')).PanelArt);

type ServicePanelProps = { service: ServiceEntry; onClose: () => void };

/** Panel below the row of the selected card: woven line, title, description and list of what the service covers. */
export function ServicePanel({ service, onClose }: ServicePanelProps) {
  const { id, title, description, covers, path, contact } = service;
  return (
    <section className={styles.panel} id={panelId(id)} aria-label={title}>
      <div className={styles.columns}>
        <div>
          <div className={styles.art}>
            <PanelArt id={id} />
          </div>
          <h3>{title}</h3>
          <p>{description}</p>
        </div>
        <div>
          <h4>{servicesPage.card.covers}</h4>
          <ul>
            {covers.map((cover) => (
              <li key={cover}>{cover}</li>
            ))}
          </ul>
          <div className={styles.actions}>
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
