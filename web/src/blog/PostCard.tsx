import { postPath } from '#contract/blog-url.ts';
import { type DamagedPost, isPost, type Post } from '#contract/post.ts';
import { blogWords } from '#content/blog.ts';
import { titleOf } from '#head/blog-title.ts';
import styles from './PostCard.module.css';
import { PostMeta } from './PostMeta.tsx';
import { PostPicture } from './PostPicture.tsx';
import { excerptLength, excerptOf } from './reading.ts';

type PostCardProps = {
  item: Post | DamagedPost;
  /** URL of the woven image, shown if the post has no image. */
  woven: string;
  /** First article of the list without filters; fills the whole width. */
  isFeatured?: boolean;
  level: 2 | 3;
};

/** Card of a post in a list. The link of the title covers the whole card. */
export function PostCard({ item, woven, isFeatured = false, level }: PostCardProps) {
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
      <PostPicture
        path={postPath(item.slug)}
        image={item.image}
        woven={woven}
        place={isFeatured ? 'lead' : 'card'}
        lang={item.language}
      />
      <div className={styles.words}>
        <PostMeta post={item} />
        <Heading lang={item.language} dir="auto">
          <a href={postPath(item.slug)}>{titleOf(item)}</a>
        </Heading>
        <p lang={item.language} dir="auto">
          {excerptOf(item.excerpt, isFeatured ? excerptLength.featured : excerptLength.card)}
        </p>
      </div>
    </article>
  );
}
