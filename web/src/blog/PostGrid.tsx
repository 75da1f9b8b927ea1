import type { ReactNode, Ref } from 'react';
import { isPost, type PostsPage } from '#contract/post.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostGrid.module.css';
import { picturesOf } from './post-picture.ts';

type PostGridProps = {
  items: PostsPage['items'];
  /** Whether the first card takes a whole row. */
  hasFeatured?: boolean;
  level: 2 | 3;
  /** A cell after the cards. */
  last?: ReactNode;
  ref?: Ref<HTMLUListElement>;
};

/** Cards of posts in one, two or three columns. */
export function PostGrid({ items, hasFeatured = false, level, last, ref }: PostGridProps) {
  const pictures = picturesOf(items.map((item, index) => (isPost(item) ? item.slug : String(index))));
  return (
    <ul className={styles.grid} ref={ref}>
      {items.map((item, index) => (
        <li key={item.id || `item-${index}`} data-featured={(hasFeatured && index === 0) || undefined}>
          <PostCard item={item} woven={pictures[index] ?? ''} isFeatured={hasFeatured && index === 0} level={level} />
        </li>
      ))}
      {last && <li>{last}</li>}
    </ul>
  );
}

type PostGridSkeletonProps = {
  /** Number of placeholder cards. */
  count: number;
  hasFeatured?: boolean;
  /** Text for screen readers while the posts load. */
  children: ReactNode;
};

/** Placeholder of the grid while its posts load, with the same layout. */
export function PostGridSkeleton({ count, hasFeatured = false, children }: PostGridSkeletonProps) {
  return (
    <>
      <p className="visually-hidden">{children}</p>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <div
            // The placeholders are identical and never reordered.
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
