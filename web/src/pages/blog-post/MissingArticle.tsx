import { words } from '../../blog/words.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import styles from './MissingArticle.module.css';

type MissingArticleProps = { reason: string; isGone: boolean; retry: () => void };

/**
 * Below 'Article Not Found': why, and the ways out. Trying again is offered where the article may be there all the
 * same.
 */
export function MissingArticle({ reason, isGone, retry }: MissingArticleProps) {
  return (
    <>
      <p className={styles.reason} role="alert">
        {reason}
      </p>
      {!isGone && <p className={styles.reason}>{words.post.failedHint}</p>}
      <div className={styles.actions}>
        <ButtonLink look="secondary" href="/blog">
          {words.post.back}
        </ButtonLink>
        {!isGone && (
          <Button
            onClick={() => {
              // The button goes with its state; the heading stays.
              document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
              retry();
            }}
          >
            {words.tryAgain}
          </Button>
        )}
      </div>
    </>
  );
}
