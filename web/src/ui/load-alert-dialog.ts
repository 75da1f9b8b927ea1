import type { AlertDialog } from './AlertDialog.tsx';

let loading: Promise<typeof AlertDialog> | undefined;

/** Loads the alert dialog, which is needed only after a submit. Rejects if the server is unreachable. */
export function loadAlertDialog(): Promise<typeof AlertDialog> {
  loading ??= import('./AlertDialog.tsx').then(
    (module) => module.AlertDialog,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
