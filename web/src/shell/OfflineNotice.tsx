import { useSyncExternalStore } from 'react';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { hasFailedLoads, onFailedLoads } from '../ui/hydration/load-with-retry.ts';
import styles from './OfflineNotice.module.css';

/** Notice that a part of the page failed to load, with the email address and phone number of the office. */
export function OfflineNotice() {
  const isMissing = useSyncExternalStore(onFailedLoads, hasFailedLoads, () => false);
  return (
    <output className={styles.place}>
      {isMissing && (
        <span className={styles.note}>
          A part of this page could not be loaded. Your connection may be down; we try again by ourselves. You can also
          reach us at <a href={emailHref}>{company.email}</a> or <a href={phoneHref}>{company.phone}</a>.
        </span>
      )}
    </output>
  );
}
