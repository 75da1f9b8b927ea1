import type { Post } from '#contract/post.ts';
import { blogWords } from '#content/blog.ts';
import styles from './PostMeta.module.css';
import { dayOf } from './reading.ts';

type PostMetaProps = { post: Post };

export function PostMeta({ post }: PostMetaProps) {
  return (
    <div className={styles.meta}>
      <PostTags post={post} most={2} />
      <PostDay date={post.date} />
      {post.readingMinutes !== undefined && <span>{blogWords.readingTime(post.readingMinutes)}</span>}
    </div>
  );
}

type PostTagsProps = {
  post: Post;
  most?: number;
};

export function PostTags({ post, most }: PostTagsProps) {
  return post.categories.slice(0, most).map(({ id, name }) => (
    <span key={id} className={styles.tag}>
      {`${name} `}
    </span>
  ));
}

type PostDayProps = { date: string };

/** Date of a post in the office's time zone, or a notice if it is invalid. */
export function PostDay({ date }: PostDayProps) {
  const day = dayOf(date);
  return day ? <time dateTime={day.iso}>{day.text}</time> : <span>{blogWords.invalidDate}</span>;
}
