import { useEffect, useRef } from 'react';
import { controlWords } from '#content/words/control-words.ts';
import styles from './AlertDialog.module.css';
import { wovenLineSvg } from '../../weave/woven-line-svg.ts';
import { refusedLine } from './refused-line.static.ts';
import { Button } from '../buttons/Button.tsx';
import { Woven } from '../marks/Woven.tsx';

type AlertDialogProps = {
  text: string;
  /** The visitor's name if the message was accepted; the line above the text is woven from it, or broken. */
  name: string | undefined;
  onClose: () => void;
};

/**
 * A modal alert with one button, which has the focus; Escape also closes it. Replaces `window.alert`, which blocks the
 * page and follows no theme.
 */
export function AlertDialog({ text, name, onClose }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.alert} role="alertdialog" aria-labelledby="alert-text" onClose={onClose}>
      <Woven className={styles.line} svg={name === undefined ? refusedLine : wovenLineSvg(name)} />
      <p id="alert-text">{text}</p>
      <Button onClick={() => dialog.current?.close()}>{controlWords.ok}</Button>
    </dialog>
  );
}
