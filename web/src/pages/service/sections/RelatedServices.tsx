import { servicePage } from '#content/pages/service-page.ts';
import type { ServiceTitle } from '#content/services/service.ts';
import { routes } from '#content/routes.ts';
import { StitchedIcon } from '../../../ui/marks/StitchedIcon.tsx';
import { relatedEntries } from '../../../ui/services/service-entries.ts';
import { Band } from './Band.tsx';
import styles from './RelatedServices.module.css';

type RelatedServicesProps = { title: ServiceTitle };

/** Three other services. Each links to its card on /services, which is then selected. */
export function RelatedServices({ title }: RelatedServicesProps) {
  return (
    <Band title={servicePage.related} className={styles.related}>
      <div className={styles.grid}>
        {relatedEntries(title).map(({ id, title: other, icon, description }) => (
          <a key={id} href={`${routes.services.path}#${id}`} className={styles.card}>
            <StitchedIcon name={icon} />
            <h3>{other}</h3>
            <p>{description}</p>
          </a>
        ))}
      </div>
    </Band>
  );
}
