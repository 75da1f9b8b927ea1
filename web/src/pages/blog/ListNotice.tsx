import { FailureLine } from '../../blog/FailureLine.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import styles from './ListNotice.module.css';

type ListNoticeProps = {
  isFailure?: boolean;
  title: string;
  text: string;
  /** Label of the link (`href`) or the button (`onAct`). */
  action: string;
  href?: string | undefined;
  onAct?: () => void;
};

/** Focuses the heading of the page, because the link that was clicked is removed with the message. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

export function ListNotice({ isFailure = false, title, text, action, href, onAct }: ListNoticeProps) {
  return (
    <div className={styles.notice} role={isFailure ? 'alert' : undefined}>
      <FailureLine />
      <h2>{title}</h2>
      <p>{text}</p>
      {href && (
        <ButtonLink look="secondary" href={href} onClick={focusHeading}>
          {action}
        </ButtonLink>
      )}
      {onAct && (
        <Button look="secondary" onClick={onAct}>
          {action}
        </Button>
      )}
    </div>
  );
}
