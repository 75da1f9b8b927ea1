import { useEffect, useState } from 'react';
import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { Button } from '../../ui/Button.tsx';
import { UiIcon } from '../../ui/UiIcon.tsx';
import { checkIcon, copyIcon, warningIcon } from '../../ui/ui-icons.ts';
import styles from './CopyEmail.module.css';

const shownMs = 3_000;

/** Screen readers announce the outcome; for sighted visitors the icon of the button changes. */
const words = contact.office.copy;

/** Button that copies the email address of the office. */
export function CopyEmail() {
  const [outcome, setOutcome] = useState<'copied' | 'blocked'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(company.email);
      setOutcome('copied');
    } catch {
      setOutcome('blocked');
    }
  };
  const icon = outcome === 'copied' ? checkIcon : outcome === 'blocked' ? warningIcon : copyIcon;
  return (
    <>
      <Button
        look="icon"
        className={`${styles.copy} ${outcome ? styles[outcome] : ''}`}
        aria-label={words.label}
        onClick={() => void copy()}
      >
        <UiIcon path={icon} />
      </Button>
      <output className="visually-hidden">{outcome && words[outcome]}</output>
    </>
  );
}
