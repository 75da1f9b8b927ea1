import type { AlertDialog } from '../../ui/dialogs/AlertDialog.tsx';

let loading: Promise<typeof AlertDialog> | undefined;

/** The alert dialog, which nobody needs before a form is sent. Rejects while the server cannot be reached. */
export function loadAlertDialog(): Promise<typeof AlertDialog> {
  loading ??= import('../../ui/dialogs/AlertDialog.tsx').then(
    (module) => module.AlertDialog,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
