import { useEffect, useRef } from 'react';
import { controlWords } from '#content/words/control-words.ts';
import styles from './AlertDialog.module.css';
import { acceptedLine, refusedLine } from './alert-lines.static.ts';
import { Button } from '../buttons/Button.tsx';
import { Woven } from '../marks/Woven.tsx';

type AlertDialogProps = {
  text: string;
  /** Whether something failed; the line above the text is then a broken one. */
  isRefused: boolean;
  onClose: () => void;
};

/**
 * A modal alert with one button, which has the focus; Escape also closes it. Replaces `window.alert`, which blocks the
 * page and follows no theme.
 */
export function AlertDialog({ text, isRefused, onClose }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.alert} role="alertdialog" aria-labelledby="alert-text" onClose={onClose}>
      <Woven className={styles.line} svg={isRefused ? refusedLine : acceptedLine} />
      <p id="alert-text">{text}</p>
      <Button onClick={() => dialog.current?.close()}>{controlWords.ok}</Button>
    </dialog>
  );
}
