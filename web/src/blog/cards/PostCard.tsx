import { postPath } from '#contract/blog-address.ts';
import { isPost } from '#contract/cms.ts';
import styles from './PostCard.module.css';
import { PostMeta } from './PostMeta.tsx';
import { PostPicture } from './PostPicture.tsx';
import { excerptLength, excerptOf, titleOf } from '../reading.ts';
import { words } from '../words.ts';

type PostCardProps = {
  /** A post as it came; what is none says so in its place. */
  item: unknown;
  /** Woven picture where the post has none. */
  woven: string;
  /** The first article of the unfiltered list, across the whole width (D43). */
  isFeatured?: boolean;
  level: 2 | 3;
};

/** A post in a list: picture, categories, day, title and excerpt; the title's link covers it all. */
export function PostCard({ item, woven, isFeatured = false, level }: PostCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  if (!isPost(item)) {
    return (
      <article className={styles.damaged}>
        <p>{words.list.damaged}</p>
      </article>
    );
  }
  return (
    <article className={styles.post} data-featured={isFeatured || undefined}>
      <PostPicture
        media={item._embedded?.['wp:featuredmedia']?.[0]}
        woven={woven}
        place={isFeatured ? 'lead' : 'card'}
      />
      <div className={styles.words}>
        <PostMeta post={item} />
        <Heading>
          <a href={postPath(item.slug)}>{titleOf(item)}</a>
        </Heading>
        <p>{excerptOf(item.excerpt.rendered, isFeatured ? excerptLength.featured : excerptLength.card)}</p>
      </div>
    </article>
  );
}
