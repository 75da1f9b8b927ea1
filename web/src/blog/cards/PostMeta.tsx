import type { Post } from '#contract/cms.ts';
import styles from './PostMeta.module.css';
import { categoriesOf } from '../posts/posts.ts';
import { dayOf, minutesOf } from '../reading.ts';
import { words } from '../words.ts';

type PostMetaProps = { post: Post };

/** Two of a post's categories, its day and its reading time. */
export function PostMeta({ post }: PostMetaProps) {
  return (
    <div className={styles.meta}>
      <PostTags post={post} most={2} />
      <PostDay date={post.date} />
      <span>{minutesOf(post)} min read</span>
    </div>
  );
}

type PostTagsProps = {
  post: Post;
  /** Categories beyond this number are left out. */
  most?: number;
};

/** Categories of a post; the first in the agent's colour, the others in the caller's. */
export function PostTags({ post, most }: PostTagsProps) {
  return categoriesOf(post)
    .slice(0, most)
    .map(({ id, name }) => (
      <span key={id} className={styles.tag}>
        {name}
      </span>
    ));
}

type PostDayProps = { date: string };

/** Day of a post in the office's zone, or that it cannot be read. */
export function PostDay({ date }: PostDayProps) {
  const day = dayOf(date);
  return day ? <time dateTime={day.iso}>{day.text}</time> : <span>{words.invalidDate}</span>;
}
