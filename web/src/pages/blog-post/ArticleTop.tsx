import type { ReactNode } from 'react';
import type { Post } from '#contract/cms.ts';
import { Broken } from '../../blog/Broken.tsx';
import { PostTags } from '../../blog/cards/PostMeta.tsx';
import { PostPicture } from '../../blog/cards/PostPicture.tsx';
import { pictureOf } from '../../blog/cards/post-picture.ts';
import { titleOf } from '../../blog/reading.ts';
import { words } from '../../blog/words.ts';
import styles from './ArticleTop.module.css';
import { Byline } from './Byline.tsx';

type ArticleTopProps = {
  /** Undefined while it loads and when it is missing. */
  post: Post | undefined;
  isMissing: boolean;
  /** Below the heading of an article that is missing. */
  children: ReactNode;
};

/** Top of an article: the way back, its categories, title, author, day and reading time, and its picture. */
export function ArticleTop({ post, isMissing, children }: ArticleTopProps) {
  return (
    <header className={`wrap ${styles.top}`} data-missing={isMissing || undefined}>
      {isMissing && <Broken />}
      <div className={styles.words} key="words">
        {!isMissing && (
          <p className={styles.back}>
            <a className="link" href="/blog">
              {words.post.back}
            </a>
          </p>
        )}
        {post && (
          <div className={styles.tags}>
            <PostTags post={post} />
          </div>
        )}
        <h1 tabIndex={-1}>{isMissing ? words.post.missing : post ? titleOf(post) : words.post.loading}</h1>
        {post && <Byline post={post} />}
        {children}
      </div>
      {post && (
        <PostPicture media={post._embedded?.['wp:featuredmedia']?.[0]} woven={pictureOf(post.slug)} place="article" />
      )}
    </header>
  );
}
