import type { Four } from '#content/counts.ts';
import { servicePage } from '#content/pages/service-page.ts';
import type { Capability } from '#content/services/service.ts';
import { Band } from './Band.tsx';
import styles from './Capabilities.module.css';

type CapabilitiesProps = { capabilities: Four<Capability> };

/** The four groups of capabilities of a service. */
export function Capabilities({ capabilities }: CapabilitiesProps) {
  return (
    <Band title={servicePage.capabilities}>
      <div className={styles.groups}>
        {capabilities.map(({ title, items }) => (
          <div key={title} className={styles.group}>
            <h3>{title}</h3>
            <ul>
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
