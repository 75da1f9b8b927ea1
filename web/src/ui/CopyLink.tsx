import { useEffect, useState } from 'react';
import { UiIcon, checkIcon, copyIcon } from './UiIcon.tsx';
import { Button } from './Button.tsx';
import styles from './CopyLink.module.css';

type CopyLinkProps = {
  words: { copy: string; copied: string; uncopied: string };
  /** Title for the share sheet of the browser, which is opened instead if it has one. */
  shareTitle?: string;
};

/** Time for which the button shows the outcome, in milliseconds. */
const outcomeMs = 3_000;

/** Button that copies the URL of the page without a hash. */
export function CopyLink({ words, shareTitle }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<'copied' | 'uncopied'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const url = location.origin + location.pathname;
    try {
      if (shareTitle !== undefined && (await openShareSheet({ title: shareTitle, url }))) return;
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('uncopied');
    }
  };
  return (
    <div className={`${styles.copy} no-print`}>
      <Button look="secondary" onClick={copy}>
        <UiIcon path={outcome === 'copied' ? checkIcon : copyIcon} />
        <span>{words[outcome ?? 'copy']}</span>
      </Button>
      <output className="visually-hidden">{outcome && words[outcome]}</output>
    </div>
  );
}

/** Opens the share sheet. Returns whether the browser has one; closing it without sharing is no failure. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}
