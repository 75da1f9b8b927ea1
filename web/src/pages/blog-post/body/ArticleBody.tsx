import { useMemo } from 'react';
import { blogAddress } from '#contract/blog-address.ts';
import type { Post } from '#contract/cms.ts';
import { sectionsOf } from '../../../blog/article/headings.ts';
import { articleBodyId } from '../../../blog/initial-data.tsx';
import { categoriesOf } from '../../../blog/posts/posts.ts';
import { scrollableBody } from '../../../blog/article/scrollable-body.ts';
import { words } from '../../../blog/words.ts';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import chipRow from '../../../ui/buttons/chips.module.css';
import { Contents } from '../../../ui/layout/Contents.tsx';
import { trusted } from '../../../ui/hydration/trusted.ts';
import styles from './ArticleBody.module.css';
import { CopyLink } from '../CopyLink.tsx';
import arranged from './arranged.module.css';
import blocks from './blocks.module.css';
import figures from './figures.module.css';
import prose from './prose.module.css';

const body = `${prose.prose} ${figures.figures} ${blocks.blocks} ${arranged.arranged}`;

type ArticleBodyProps = { post: Post };

/** The article's text, its contents list at the left from 64rem, and its end. */
export function ArticleBody({ post }: ArticleBodyProps) {
  const html = useMemo(() => scrollableBody(post.content.rendered), [post]);
  const sections = useMemo(() => sectionsOf(html), [html]);
  return (
    <div className={`wrap ${styles.body}`}>
      <aside className={styles.side}>
        {sections.length > 0 && (
          <div className={styles.contents}>
            <Contents sections={sections} />
          </div>
        )}
        <CopyLink />
      </aside>
      <div className={styles.main}>
        <div id={articleBodyId} className={`first ${body}`} dangerouslySetInnerHTML={{ __html: trusted(html) }} />
        <footer className={styles.end}>
          <div className={chipRow.chips}>
            {categoriesOf(post).map(({ id, name, slug }) => (
              <a key={id} href={blogAddress({ category: slug, search: '' })}>
                {name}
              </a>
            ))}
          </div>
          <div className={styles.actions}>
            <CopyLink />
            <ButtonLink look="secondary" href="/blog">
              {words.post.back}
            </ButtonLink>
          </div>
        </footer>
      </div>
    </div>
  );
}
