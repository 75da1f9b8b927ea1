import { servicePage } from '#content/pages/service-page.ts';
import type { ServiceTitle } from '#content/services/service.ts';
import { Icon } from '../../../ui/marks/Icon.tsx';
import { relatedEntries } from '../../../ui/services/service-entries.ts';
import { Band } from './Band.tsx';
import styles from './RelatedServices.module.css';

type RelatedServicesProps = { title: ServiceTitle };

/** The first three other services; each leads to its card on /services, selected and in view (D28). */
export function RelatedServices({ title }: RelatedServicesProps) {
  return (
    <Band title={servicePage.related} className={styles.related}>
      <div className={styles.grid}>
        {relatedEntries(title).map(({ id, title: other, icon, description }) => (
          <a key={id} href={`/services#${id}`} className={styles.card}>
            <Icon name={icon} />
            <h3>{other}</h3>
            <p>{description}</p>
          </a>
        ))}
      </div>
    </Band>
  );
}
