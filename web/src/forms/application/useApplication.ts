import { applicationWords } from '#content/forms.ts';
import { resumeProblems } from '#content/resume.ts';
import { sendFile, UnreadableFile } from '../sending/upload-email.ts';
import type { MailForm } from '../sending/useMailForm.ts';
import type { Resume } from './useResume.ts';

/**
 * Reads the résumé and sends the application. The visitor can cancel until the last byte has been sent. Client-side
 * navigation does not interrupt it; before the visitor leaves the site, the browser asks for confirmation.
 */
export function useApplication(mail: MailForm, resume: Resume, notify: (sentence: string, isError: boolean) => void) {
  const { accepted, failed, unreadable, unprocessed } = applicationWords;
  return mail.submitWith((values) => {
    const { file, reject, remove } = resume;
    if (!file) {
      reject(resumeProblems.missing);
      notify(resumeProblems.missing, true);
      return undefined;
    }
    return {
      stage: 'read',
      upload: (request, ...others) => sendFile(request, file, ...others),
      accepted: { sentence: accepted, isAlert: false, hasReceipt: values['receipt'] === 'on' },
      failed(_, error) {
        const isChanged = error instanceof UnreadableFile && error.phase === 'reading';
        const sentence = isChanged ? unreadable : error instanceof UnreadableFile ? unprocessed : failed;
        notify(sentence, true);
        if (!isChanged) return { sentence, isAlert: false };
        // The file was changed or moved after it was chosen: the browser will never read it again.
        reject(resumeProblems.changed);
        return undefined;
      },
      onAccepted() {
        remove();
        notify(accepted, false);
      },
    };
  });
}
