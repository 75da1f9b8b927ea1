import { postTitle } from '#head/blog-title.ts';
import { pageTitle } from '#head/title.ts';
import { useInitialBlog } from '../../blog/initial-data.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { dayOf } from '../../blog/reading.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import styles from '../blog-post.module.css';
import { previewWords } from '#content/preview.ts';
import { company } from '#content/company.ts';
import type { PreviewState } from '#contract/preview.ts';

/** /blog/preview: the draft that the document contains, never the published article, or why the link shows none. */
export function DraftPreview() {
  const { preview, post } = useInitialBlog().data ?? {};
  if (preview && 'needsClick' in preview) return <SharedDraft until={preview.until} />;
  if (!preview || 'refusal' in preview || !post) {
    return <RefusedPreview {...(preview && 'refusal' in preview ? preview : { refusal: 'forged' })} />;
  }
  return (
    <>
      <PageHead title={post.seo?.title ?? postTitle(post)} lang={post.language} />
      <article className={styles.article} data-article="">
        <ArticleHeader post={post} isMissing={false} notice={<PreviewNotice {...preview} />} />
        <ArticleBody post={post} isPreview />
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
          <p className={`lede ${styles.reason}`}>{previewWords.reason[refusal]}</p>
          {renewUrl && (
            <div className={`actions ${styles.actions}`}>
              <ButtonLink href={renewUrl}>{previewWords.renew}</ButtonLink>
            </div>
          )}
        </ArticleHeader>
      </article>
    </>
  );
}

type SharedDraftProps = { until: number };

/** The page of a shared link before the click that shows its draft. The form works without a script. */
function SharedDraft({ until }: SharedDraftProps) {
  const { title, text, show } = previewWords.shared;
  return (
    <>
      <PageHead title={pageTitle(title)} />
      <article>
        <ArticleHeader post={undefined} isMissing missing={title}>
          <p className={`lede ${styles.reason}`}>
            {text} {sharedUntil(until)}
          </p>
          <form method="post" className={`actions ${styles.actions}`}>
            <Button type="submit">{show}</Button>
          </form>
        </ArticleHeader>
      </article>
    </>
  );
}

type PreviewNoticeProps = {
  state: PreviewState;
  until: number;
  editor?: { editUrl: string; renewUrl: string };
};

/** What visitors see of the draft, until when its link works, and an editor's ways back to WordPress. */
function PreviewNotice({ state, until, editor }: PreviewNoticeProps) {
  return (
    <section className={styles.notice} aria-label={previewWords.label}>
      <p>
        <b>{previewWords.state[state]}</b> {editor ? previewWords.expiry(officeTime(until)) : sharedUntil(until)}
      </p>
      {editor && (
        <p className={styles.links}>
          <a className="link" href={editor.editUrl}>
            {previewWords.edit}
          </a>
          <a className="link" href={editor.renewUrl}>
            {previewWords.renew}
          </a>
        </p>
      )}
    </section>
  );
}

function sharedUntil(seconds: number): string {
  return previewWords.shared.expiry(dayOf(new Date(seconds * 1_000).toISOString())?.text ?? '', officeTime(seconds));
}

/** Without Intl, whose formats may differ between server and browser. */
function officeTime(seconds: number): string {
  const { utcOffsetMinutes, zoneName } = company.officeHours;
  return `${new Date((seconds + utcOffsetMinutes * 60) * 1_000).toISOString().slice(11, 16)} ${zoneName}`;
}
