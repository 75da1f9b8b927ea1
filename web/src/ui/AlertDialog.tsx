import { useEffect, useRef } from 'react';
import { controlWords } from '#content/shell.ts';
import styles from './AlertDialog.module.css';
import { type LineSource, wovenLineSvg } from '../weave/woven-line.ts';
import { refusedLine } from './refused-line.static.ts';
import { Button } from './Button.tsx';
import { Woven } from './Woven.tsx';

type AlertDialogProps = {
  text: string;
  /** Source of the woven line above the text; undefined, for a message that was not accepted, renders a broken line. */
  line: LineSource | undefined;
  onClose: () => void;
};

/**
 * A modal alert with one button, which has the focus; Escape also closes it. Replaces `window.alert`, which blocks the
 * page and follows no theme.
 */
export function AlertDialog({ text, line, onClose }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.alert} role="alertdialog" aria-labelledby="alert-text" onClose={onClose}>
      <Woven className={styles.line} svg={line === undefined ? refusedLine : wovenLineSvg(line)} />
      <p id="alert-text">{text}</p>
      <Button onClick={() => dialog.current?.close()}>{controlWords.ok}</Button>
    </dialog>
  );
}
