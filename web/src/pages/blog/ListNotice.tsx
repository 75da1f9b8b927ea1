import { Broken } from '../../blog/Broken.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import styles from './ListNotice.module.css';

type ListNoticeProps = {
  /** Said at once to those who do not see it. */
  isFailure?: boolean;
  title: string;
  text: string;
  /** Label of the way out; without `href` and `onAct` there is none. */
  action: string;
  href?: string | undefined;
  onAct?: () => void;
};

/** Stands where the articles would: what is the matter, in one sentence, and one way out. */
export function ListNotice({ isFailure = false, title, text, action, href, onAct }: ListNoticeProps) {
  return (
    <div className={styles.notice} role={isFailure ? 'alert' : undefined}>
      <Broken />
      <h2>{title}</h2>
      <p>{text}</p>
      {href && (
        <ButtonLink look="secondary" href={href}>
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
