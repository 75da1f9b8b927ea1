import type { Post } from '#contract/post.ts';
import { blogWords } from '#content/blog.ts';
import { routes } from '#content/routes.ts';
import { PostGrid } from '../../blog/PostGrid.tsx';
import { useRelatedPosts } from '../../blog/useRelatedPosts.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './ReadNext.module.css';

type ReadNextProps = { post: Post };

/** Related posts and a link to all articles. */
export function ReadNext({ post }: ReadNextProps) {
  const posts = useRelatedPosts(post);
  return (
    <Section
      className={styles.next ?? ''}
      title={blogWords.post.next}
      beside={
        <ButtonLink look="secondary" href={routes.blog.path}>
          {blogWords.post.more}
        </ButtonLink>
      }
    >
      {posts.length > 0 && <PostGrid items={posts} level={3} />}
    </Section>
  );
}
