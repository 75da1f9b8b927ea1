import { useEffect, useState } from 'react';
import type { Post } from '#contract/post.ts';
import { blogWords } from '#content/blog.ts';
import { routes } from '#content/routes.ts';
import { cmsLimits } from '#contract/cms.ts';
import { staticIsland } from '../../runtime/static-island.tsx';
import { PostGrid } from '../../blog/PostGrid.tsx';
import { useBlog } from '../../blog/useBlog.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from '../blog-post.module.css';

const ArticleEnd = staticIsland('article-end', async () => (await import('./ArticleEnd.tsx')).ArticleEnd);

type ReadNextProps = { post: Post };

export function ReadNext({ post }: ReadNextProps) {
  const related = useRelatedPosts(post);
  return (
    <>
      <ArticleEnd post={post} related={related} />
      <OtherArticles posts={related.slice(0, cmsLimits.relatedPosts)} />
    </>
  );
}

type OtherArticlesProps = { posts: readonly Post[] };

function OtherArticles({ posts }: OtherArticlesProps) {
  const more = (
    <ButtonLink look="secondary" href={routes.blog.path}>
      {blogWords.post.more}
    </ButtonLink>
  );
  // A heading without posts would announce nothing.
  if (posts.length === 0) return <div className={`wrap ${styles.more} no-print`}>{more}</div>;
  return (
    <Section className={`${styles.next} no-print`} title={blogWords.post.next} beside={more}>
      <PostGrid items={posts} level={3} />
    </Section>
  );
}

/** Returns other posts of the post's category; none until they are loaded, and none if they fail to load. */
function useRelatedPosts(post: Post): readonly Post[] {
  const { posts } = useBlog();
  const [related, setRelated] = useState(() => posts.peekRelated(post) ?? []);
  useEffect(() => {
    let isCurrent = true;
    posts.related(post).then(
      (loaded) => isCurrent && setRelated(loaded),
      (cause: unknown) => console.error(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [posts, post]);
  return related;
}
