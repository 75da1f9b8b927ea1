import { StillTrying } from '../../blog/StillTrying.tsx';
import styles from './ArticleSkeleton.module.css';

type ArticleSkeletonProps = { isSlow: boolean };

/** An article before it came: sunk lines where its text will stand. */
export function ArticleSkeleton({ isSlow }: ArticleSkeletonProps) {
  return (
    <div className={`wrap ${styles.skeleton}`}>
      <StillTrying isSlow={isSlow} />
      <div aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((line) => (
          <span key={line} />
        ))}
      </div>
    </div>
  );
}
