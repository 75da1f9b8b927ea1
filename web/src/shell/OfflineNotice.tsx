import { useSyncExternalStore } from 'react';
import { shellWords } from '#content/words/shell-words.ts';
import { hasFailedLoads, onFailedLoads } from '../ui/hydration/load-with-retry.ts';
import { LinkedText } from '../ui/text/LinkedText.tsx';
import styles from './OfflineNotice.module.css';

/** Notice that a part of the page failed to load, with the email address and phone number of the office. */
export function OfflineNotice() {
  const isMissing = useSyncExternalStore(onFailedLoads, hasFailedLoads, () => false);
  return (
    <output>
      {isMissing && (
        <span className={styles.note}>
          <LinkedText text={shellWords.offline} />
        </span>
      )}
    </output>
  );
}
