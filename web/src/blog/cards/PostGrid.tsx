import type { ReactNode, Ref } from 'react';
import { isPost } from '#contract/cms.ts';
import { idOf } from '../list/list-state.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostGrid.module.css';
import { picturesOf } from './post-picture.ts';

type PostGridProps = {
  items: readonly unknown[];
  /** The first card takes a whole row. */
  hasFeatured?: boolean;
  level: 2 | 3;
  ref?: Ref<HTMLUListElement>;
};

/** Cards of posts in 1, 2 or 3 columns. */
export function PostGrid({ items, hasFeatured = false, level, ref }: PostGridProps) {
  const pictures = picturesOf(items.map((item, index) => (isPost(item) ? item.slug : String(index))));
  return (
    <ul className={styles.grid} ref={ref}>
      {items.map((item, index) => (
        <li key={idOf(item) ?? `item-${index}`} data-featured={(hasFeatured && index === 0) || undefined}>
          <PostCard item={item} woven={pictures[index] ?? ''} isFeatured={hasFeatured && index === 0} level={level} />
        </li>
      ))}
    </ul>
  );
}

type PostGridSkeletonProps = {
  /** Places of cards. */
  count: number;
  hasFeatured?: boolean;
  /** What is under way, for those who do not see it. */
  children: ReactNode;
};

/** The grid before its posts came: sunk blocks in the geometry of the cards. */
export function PostGridSkeleton({ count, hasFeatured = false, children }: PostGridSkeletonProps) {
  return (
    <>
      <p className="vh">{children}</p>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <div
            // The places are all alike.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            className={styles.skeleton}
            data-featured={(hasFeatured && place === 0) || undefined}
          >
            <span />
            <div>
              <span />
              <span />
              <span />
              <span />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
