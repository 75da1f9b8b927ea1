import { blogWords } from '#content/blog.ts';
import { routes } from '#content/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import styles from './MissingArticle.module.css';

type MissingArticleProps = { reason: string; isGone: boolean; retry: () => void };

/**
 * Reason and links below the heading 'Article Not Found'. Offers Try Again unless the article is known not to exist.
 */
export function MissingArticle({ reason, isGone, retry }: MissingArticleProps) {
  return (
    <>
      <p className={styles.reason} role="alert">
        {reason}
      </p>
      {!isGone && <p className={styles.reason}>{blogWords.post.failedHint}</p>}
      <div className={styles.actions}>
        <ButtonLink look="secondary" href={routes.blog.path}>
          {blogWords.post.back}
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
