import { SlowNotice } from '../../blog/SlowNotice.tsx';
import styles from './ArticleSkeleton.module.css';

type ArticleSkeletonProps = { isSlow: boolean };

/** Placeholder for an article that is loading: grey lines in place of its text. */
export function ArticleSkeleton({ isSlow }: ArticleSkeletonProps) {
  return (
    <div className={`wrap ${styles.skeleton}`}>
      <SlowNotice isSlow={isSlow} />
      <div aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((line) => (
          <span key={line} />
        ))}
      </div>
    </div>
  );
}
