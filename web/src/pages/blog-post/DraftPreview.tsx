import { postTitle } from '#head/blog-title.ts';
import { pageTitle } from '#head/title.ts';
import { useInitialBlog } from '../../blog/initial-data.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import page from '../blog-post.module.css';
import missing from './MissingArticle.module.css';
import { PreviewNotice } from './PreviewNotice.tsx';
import { previewWords } from '#content/preview.ts';

/** /blog/preview: the draft that the document contains, never the published article, or why the link shows none. */
export function DraftPreview() {
  const { preview, post } = useInitialBlog().data ?? {};
  if (!preview || 'refusal' in preview || !post) {
    return <RefusedPreview {...(preview && 'refusal' in preview ? preview : { refusal: 'forged' })} />;
  }
  return (
    <>
      <PageHead title={post.seo?.title ?? postTitle(post)} lang={post.language} />
      <article className={page.article} data-article="">
        <ArticleHeader post={post} isMissing={false} notice={<PreviewNotice {...preview} />} />
        <ArticleBody post={post} />
      </article>
    </>
  );
}

type RefusedPreviewProps = { refusal: keyof typeof previewWords.reason; renewUrl?: string };

function RefusedPreview({ refusal, renewUrl }: RefusedPreviewProps) {
  return (
    <>
      <PageHead title={pageTitle(previewWords.refused)} />
      <article>
        <ArticleHeader post={undefined} isMissing missing={previewWords.refused}>
          <p className={missing.reason}>{previewWords.reason[refusal]}</p>
          {renewUrl && (
            <div className={missing.actions}>
              <ButtonLink href={renewUrl}>{previewWords.renew}</ButtonLink>
            </div>
          )}
        </ArticleHeader>
      </article>
    </>
  );
}
