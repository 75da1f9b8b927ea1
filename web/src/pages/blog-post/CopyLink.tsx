import { useEffect, useState } from 'react';
import { blogWords } from '#content/words/blog-words.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { UiIcon } from '../../ui/marks/UiIcon.tsx';
import { checkIcon, copyIcon } from '../../ui/marks/ui-icons.ts';
import styles from './CopyLink.module.css';

/** Time for which the button shows the outcome, in milliseconds. */
const outcomeMs = 3_000;

/** Button that copies the URL of the article without a hash. */
export function CopyLink() {
  const [outcome, setOutcome] = useState<'copied' | 'uncopied'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname);
      setOutcome('copied');
    } catch {
      setOutcome('uncopied');
    }
  };
  return (
    <div className={styles.copy}>
      <Button look="secondary" onClick={copy}>
        <UiIcon path={outcome === 'copied' ? checkIcon : copyIcon} />
        <span>{blogWords.post[outcome ?? 'copy']}</span>
      </Button>
      <output className="visually-hidden">{outcome && blogWords.post[outcome]}</output>
    </div>
  );
}
