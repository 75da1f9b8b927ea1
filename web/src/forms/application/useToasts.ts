import { useCallback, useState } from 'react';
import type { Toast } from '../../ui/Toasts.tsx';

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
