import { useSyncExternalStore } from 'react';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { isAnythingMissing, onMissing } from '../ui/hydration/patiently.ts';
import styles from './MissingParts.module.css';

/** Says that something the visitor wanted cannot be loaded now, and how to reach a person all the same. */
export function MissingParts() {
  const isMissing = useSyncExternalStore(onMissing, isAnythingMissing, () => false);
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
