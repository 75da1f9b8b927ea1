import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { postPath } from '#head/blog-url.ts';
import { previewSlug } from '#contract/preview.ts';
import { routes } from '#content/routes.ts';
import { searchUrl } from '#head/site-search.ts';
import { postTitle } from '#head/blog-title.ts';
import { pageTitle } from '#head/title.ts';
import { blogWords } from '#content/blog.ts';
import { type PostState, usePost } from '../blog/usePost.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { loadWithRetry } from '../runtime/load-with-retry.ts';
import { ArticleBody } from './blog-post/ArticleBody.tsx';
import { ArticleHeader } from './blog-post/ArticleHeader.tsx';
import styles from './blog-post.module.css';
import { SlowNotice } from '../blog/SlowNotice.tsx';
import { ReadNext } from './blog-post/ReadNext.tsx';
import { ButtonLink, Button } from '../ui/Button.tsx';
const DraftPreview = lazy(async () => ({
  default: (await loadWithRetry(() => import('./blog-post/DraftPreview.tsx'))).DraftPreview,
}));

/** /blog/{slug}, and /blog/preview for drafts */
export function BlogPostPage() {
  const { slug = '' } = useParams();
  if (slug !== previewSlug) return <Article key={slug} slug={slug} />;
  return (
    <Suspense fallback={null}>
      <DraftPreview />
    </Suspense>
  );
}

type ArticleProps = { slug: string };

/**
 * The heading is the same element in every state, so that it keeps the focus it received after a navigation. The header
 * of a post that a list has contained is complete while the body loads, so that its picture moves here from its card.
 */
function Article({ slug }: ArticleProps) {
  const state = usePost(slug);
  const [hadToWait] = useState(state.status === 'loading');
  const post = state.status === 'loaded' ? state.post : undefined;
  const listed = state.status === 'loading' ? state.listed : undefined;
  return (
    <>
      <ArticlePageHead slug={slug} state={state} />
      <article className={styles.article} data-article={post && ''}>
        <ArticleHeader post={post ?? listed} isMissing={state.status === 'missing'}>
          {state.status === 'missing' && <MissingArticle {...state} slug={slug} />}
        </ArticleHeader>
        {state.status === 'loading' && <ArticleSkeleton isSlow={state.isSlow} />}
        {post && <ArticleBody post={post} />}
      </article>
      <output className="visually-hidden">{hadToWait && post && blogWords.post.here}</output>
      {post && <ReadNext post={post} />}
    </>
  );
}

type ArticlePageHeadProps = { slug: string; state: PostState };

/**
 * Uses the SEO plugin's title if there is one. A missing post is `noindex`; a post that failed to load is not, because
 * it may still exist.
 */
function ArticlePageHead({ slug, state }: ArticlePageHeadProps) {
  if (state.status === 'missing') {
    return (
      <>
        <PageHead title={pageTitle(state.isGone ? blogWords.post.missing : blogWords.post.unreachable)} />
        {state.isGone && <meta name="robots" content="noindex" />}
      </>
    );
  }
  const post = state.status === 'loaded' ? state.post : state.listed;
  if (!post) return <PageHead title={pageTitle(routes.blogPost.screen)} />;
  return (
    <PageHead title={post.seo?.title ?? postTitle(post)} path={postPath(post.slug || slug)} lang={post.language} />
  );
}

type ArticleSkeletonProps = { isSlow: boolean };

function ArticleSkeleton({ isSlow }: ArticleSkeletonProps) {
  return (
    <div className={`wrap ${styles.skeleton}`}>
      <SlowNotice isSlow={isSlow} />
      <div aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((line) => (
          <span key={line} />
        ))}
      </div>
    </div>
  );
}

type MissingArticleProps = { slug: string; reason: string; isGone: boolean; retry: () => void };

/**
 * Reason and links below the heading 'Article Not Found'. Offers Try Again unless the article is known not to exist.
 */
function MissingArticle({ slug, reason, isGone, retry }: MissingArticleProps) {
  return (
    <>
      <p className={`lede ${styles.reason}`} role="alert">
        {reason}
      </p>
      {!isGone && <p className={`lede ${styles.reason}`}>{blogWords.post.failedHint}</p>}
      <div className={`actions ${styles.actions}`}>
        <ButtonLink look="secondary" href={routes.blog.path}>
          {blogWords.post.back}
        </ButtonLink>
        <ButtonLink look="secondary" href={searchUrl(slug.replaceAll('-', ' '))}>
          {blogWords.post.search}
        </ButtonLink>
        {!isGone && (
          <Button
            onClick={() => {
              // Retrying unmounts the button. Move focus to the heading, otherwise keyboard users lose their place.
              document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
              retry();
            }}
          >
            {blogWords.tryAgain}
          </Button>
        )}
      </div>
    </>
  );
}
