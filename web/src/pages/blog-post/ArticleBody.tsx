import { useMemo } from 'react';
import { blogUrl } from '#head/blog-url.ts';
import { titleOf } from '#head/blog-title.ts';
import type { Post } from '#contract/post.ts';
import { blogWords } from '#content/blog.ts';
import { routes } from '#content/routes.ts';
import { sectionsOf, scrollableBody } from '../../blog/article-html.ts';
import { articleBodyId } from '../../blog/initial-data.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import chipRow from '../../ui/chips.module.css';
import { Contents } from '../../ui/Contents.tsx';
import { trustedHtml } from '../../runtime/trusted-html.ts';
import styles from './ArticleBody.module.css';
import { articleStyles } from './article-styles.ts';
import { CopyLink } from '../../ui/CopyLink.tsx';

type ArticleBodyProps = {
  post: Post;
  /** A preview has no address that can be copied. */
  isPreview?: boolean;
};

export function ArticleBody({ post, isPreview = false }: ArticleBodyProps) {
  const html = useMemo(() => scrollableBody(post.html), [post]);
  const sections = useMemo(() => sectionsOf(html), [html]);
  return (
    <div className={`wrap ${styles.body}`}>
      <aside className={styles.side}>
        {sections.length > 0 && (
          <div className={styles.contents}>
            <Contents sections={sections} lang={post.language} />
          </div>
        )}
        {!isPreview && <CopyLink words={blogWords.post} />}
      </aside>
      <div className={styles.main}>
        <style href="article" precedence="article">
          {articleStyles}
        </style>
        <div
          id={articleBodyId}
          className="article-text"
          lang={post.language}
          dir="auto"
          dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
        />
        <footer className={styles.end}>
          <div className={chipRow.chips}>
            {post.categories.map(({ id, name, slug }) => (
              <a key={id} href={blogUrl({ category: slug, search: '', page: 1 })}>
                {`${name} `}
              </a>
            ))}
          </div>
          <div className="actions">
            {!isPreview && (
              <CopyLink words={{ ...blogWords.post, copy: blogWords.post.share }} shareTitle={titleOf(post)} />
            )}
            <ButtonLink look="secondary" href={routes.blog.path}>
              {blogWords.post.back}
            </ButtonLink>
          </div>
        </footer>
      </div>
    </div>
  );
}
