import { useEffect, useRef } from 'react';
import styles from './AlertDialog.module.css';
import { acceptedLine, refusedLine } from './alert-lines.woven.ts';
import { Button } from '../buttons/Button.tsx';
import { Woven } from '../marks/Woven.tsx';

type AlertDialogProps = {
  text: string;
  /** Something failed: the line above the text is broken. */
  isRefused: boolean;
  onClose: () => void;
};

/** An alert that must be dismissed, in place of window.alert (D46). Its one button has the focus; Escape closes too. */
export function AlertDialog({ text, isRefused, onClose }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.alert} role="alertdialog" aria-labelledby="alert-text" onClose={onClose}>
      <Woven className={styles.line} svg={isRefused ? refusedLine : acceptedLine} />
      <p id="alert-text">{text}</p>
      <Button onClick={() => dialog.current?.close()}>OK</Button>
    </dialog>
  );
}
