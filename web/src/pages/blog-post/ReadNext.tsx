import type { Post } from '#contract/cms.ts';
import { PostGrid } from '../../blog/cards/PostGrid.tsx';
import { useMoreArticles } from '../../blog/article/useMoreArticles.ts';
import { words } from '../../blog/words.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './ReadNext.module.css';

type ReadNextProps = { post: Post };

/** Three other articles of the same category, and the way to all of them. */
export function ReadNext({ post }: ReadNextProps) {
  const articles = useMoreArticles(post);
  return (
    <Section
      className={styles.next ?? ''}
      title={words.post.next}
      beside={
        <ButtonLink look="secondary" href="/blog">
          {words.post.more}
        </ButtonLink>
      }
    >
      {articles.length > 0 && <PostGrid items={articles} level={3} />}
    </Section>
  );
}
