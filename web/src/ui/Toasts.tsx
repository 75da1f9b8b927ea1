import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { controlWords } from '#content/shell.ts';
import { Button } from './Button.tsx';
import { UiIcon, checkIcon, closeIcon, warningIcon } from './UiIcon.tsx';
import styles from './Toasts.module.css';
import { useHydrated } from '../runtime/useHydrated.ts';

const toastMs = 3_000;

type Toast = { id: number; text: string; isError: boolean };

type ToastsProps = { toasts: readonly Toast[]; onClose: (id: number) => void };

/** Not the body itself, where React would listen for clicks (start.tsx). */
const host = globalThis.document?.createElement('div');

/** Short messages at the top right. Rendered into the body, so that no element can clip or cover them. */
export function Toasts({ toasts, onClose }: ToastsProps) {
  useEffect(() => document.body.append(host), []);
  if (!useHydrated()) return null;
  return createPortal(
    <div className={`${styles.toasts} no-print`}>
      {(['alert', 'status'] as const).map((role) => (
        <div key={role} className={styles.kind} role={role}>
          {toasts
            .filter(({ isError }) => isError === (role === 'alert'))
            .map((toast) => (
              <ToastLine key={toast.id} toast={toast} onClose={onClose} />
            ))}
        </div>
      ))}
    </div>,
    host,
  );
}

type ToastLineProps = { toast: Toast; onClose: (id: number) => void };

/** One message. Its timer pauses while the pointer or the focus is on it, otherwise slow readers would miss it. */
function ToastLine({ toast: { id, text, isError }, onClose }: ToastLineProps) {
  const [isHeld, setHeld] = useState(false);
  const leftMs = useRef(toastMs);
  useEffect(() => {
    if (isHeld) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => onClose(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - since;
    };
  }, [id, isHeld, onClose]);
  return (
    <div
      className={`${styles.toast} on-cloth`}
      data-toast
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <UiIcon path={isError ? warningIcon : checkIcon} />
      <span>{text}</span>
      <Button look="icon" aria-label={controlWords.dismiss} onClick={() => onClose(id)}>
        <UiIcon path={closeIcon} />
      </Button>
    </div>
  );
}

type ToastList = {
  toasts: readonly Toast[];
  show: (text: string, isError: boolean) => void;
  close: (id: number) => void;
};

/** Manages the visible toasts. A repeated sentence is a separate toast. */
export function useToasts(): ToastList {
  const [{ toasts }, setShown] = useState<{ toasts: readonly Toast[]; count: number }>({ toasts: [], count: 0 });
  const show = useCallback((text: string, isError: boolean) => {
    setShown(({ toasts, count }) => ({ toasts: [...toasts, { id: count, text, isError }], count: count + 1 }));
  }, []);
  const close = useCallback((id: number) => {
    setShown(({ toasts, count }) => ({ toasts: toasts.filter((toast) => toast.id !== id), count }));
  }, []);
  return { toasts, show, close };
}
