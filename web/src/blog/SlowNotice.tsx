import { blogWords } from '#content/blog.ts';
import { LinkedText } from '../ui/LinkedText.tsx';
import styles from './SlowNotice.module.css';

type SlowNoticeProps = {
  isSlow: boolean;
};

/**
 * Live region that announces slow loading and links to other pages. The empty region is always rendered, because screen
 * readers ignore live regions that are inserted together with their text.
 */
export function SlowNotice({ isSlow }: SlowNoticeProps) {
  return (
    <output className={styles.place}>
      {isSlow && (
        <span className={styles.sentence}>
          <LinkedText text={blogWords.stillTrying} className="link" />
        </span>
      )}
    </output>
  );
}
