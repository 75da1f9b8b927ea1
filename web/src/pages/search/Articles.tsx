import { useRef } from 'react';
import { searchPage } from '#content/search.ts';
import { blogWords } from '#content/blog.ts';
import { blogUrl, postPath } from '#head/blog-url.ts';
import { isPost, type Post } from '#contract/post.ts';
import { articlesQuery } from '#head/site-search.ts';
import { titleOf } from '#head/blog-title.ts';
import { PostMeta } from '../../blog/PostMeta.tsx';
import type { PostsList } from '../../blog/usePosts.ts';
import { SlowNotice } from '../../blog/SlowNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { markedParts } from './marked-words.ts';
import { Result } from './Result.tsx';
import styles from './Results.module.css';

type ArticlesProps = { text: string; list: PostsList };

export function Articles({ text, list }: ArticlesProps) {
  const words = searchPage.articles;
  const region = useRef<HTMLElement>(null);
  // WordPress sorts by date. A post that contains the words only in its body comes after those that show them here.
  const isMarked = (post: Post) => Number(markedParts(`${titleOf(post)} ${post.excerpt}`, text).length > 1);
  const posts = list.items.filter(isPost).sort((one, other) => isMarked(other) - isMarked(one));
  const count = list.total ?? posts.length;
  const retry = () => {
    // Retrying unmounts the button. Move focus to the section, otherwise keyboard users lose their place.
    region.current?.focus({ preventScroll: true });
    list.retry();
  };
  return (
    <section ref={region} aria-labelledby="articles" aria-busy={list.status === 'loading'} tabIndex={-1}>
      <h2 id="articles">{words.title}</h2>
      <SlowNotice isSlow={list.isSlow} />
      {list.status === 'loading' && <p className={styles.note}>{words.loading}</p>}
      {list.status === 'loaded' && posts.length === 0 && <p className={styles.note}>{words.none}</p>}
      {list.status === 'failed' && (
        <>
          <p className={styles.note}>{words.failed}</p>
          <Button look="secondary" onClick={retry}>
            {blogWords.tryAgain}
          </Button>
        </>
      )}
      {posts.length > 0 && (
        <ul>
          {posts.map((post) => (
            <Result
              key={post.id}
              href={postPath(post.slug)}
              title={titleOf(post)}
              text={post.excerpt}
              query={text}
              lang={post.language}
            >
              <PostMeta post={post} />
            </Result>
          ))}
        </ul>
      )}
      {count > posts.length && (
        <p className={styles.all}>
          <a href={blogUrl(articlesQuery(text))}>{words.all(count)}</a>
        </p>
      )}
    </section>
  );
}
