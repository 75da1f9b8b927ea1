import type { ReactNode, Ref } from 'react';
import { isPost, type PostsPage, type DamagedPost, type Post } from '#contract/post.ts';
import { cutText } from '#contract/cut-text.ts';
import styles from './PostGrid.module.css';
import { postPath } from '#head/blog-url.ts';
import { blogWords } from '#content/blog.ts';
import { titleOf } from '#head/blog-title.ts';
import { PostMeta } from './PostMeta.tsx';
import { PostPicture } from './PostPicture.tsx';
import { excerptLength } from './reading.ts';

type PostGridProps = {
  items: PostsPage['items'];
  hasFeatured?: boolean;
  level: 2 | 3;
  last?: ReactNode;
  ref?: Ref<HTMLUListElement>;
};

export function PostGrid({ items, hasFeatured = false, level, last, ref }: PostGridProps) {
  return (
    <ul className={styles.grid} ref={ref}>
      {items.map((item, index) => (
        <li key={item.id || `item-${index}`} data-featured={(hasFeatured && index === 0) || undefined}>
          <PostCard item={item} isFeatured={hasFeatured && index === 0} level={level} />
        </li>
      ))}
      {last && <li>{last}</li>}
    </ul>
  );
}

type PostGridSkeletonProps = {
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

type PostCardProps = {
  item: Post | DamagedPost;
  /** First article of the list without filters; fills the whole width. */
  isFeatured?: boolean;
  level: 2 | 3;
};

function PostCard({ item, isFeatured = false, level }: PostCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  if (!isPost(item)) {
    return (
      <article className={styles.damaged}>
        <p>{blogWords.list.damaged}</p>
      </article>
    );
  }
  return (
    <article className={styles.post} data-featured={isFeatured || undefined}>
      <PostPicture slug={item.slug} image={item.image} place={isFeatured ? 'lead' : 'card'} lang={item.language} />
      <div className={styles.words}>
        <PostMeta post={item} />
        <Heading lang={item.language} dir="auto">
          <a href={postPath(item.slug)} className="whole-card">
            {titleOf(item)}
          </a>
        </Heading>
        <p lang={item.language} dir="auto">
          {cutText(item.excerpt, isFeatured ? excerptLength.featured : excerptLength.card)}
        </p>
      </div>
    </article>
  );
}
