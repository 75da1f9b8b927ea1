import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { loadAlertDialog } from '../ui/load-alert-dialog.ts';
import { ReplyPromise } from '../ui/ReplyPromise.tsx';
import { Banner } from './Banner.tsx';
import { formWords } from '#content/forms.ts';
import { isOutcome } from './sending/submission.ts';
import type { MailForm } from './sending/useMailForm.ts';

type FormOutcomeProps = {
  mail: MailForm;
  children?: ReactNode;
};

/**
 * Announces that a contact form is being sent, then shows its outcome: an alert if it has one, then a banner.
 */
export function FormOutcome({ mail: { submission, isBusy, dispatch }, children }: FormOutcomeProps) {
  const isAlert = isOutcome(submission) && submission.isAlert;
  const [Alert, setAlert] = useState<Awaited<ReturnType<typeof loadAlertDialog>>>();
  const dismiss = useCallback(() => dispatch({ type: 'dismiss' }), [dispatch]);
  useEffect(() => {
    if (isAlert) loadAlertDialog().then((loaded) => setAlert(() => loaded), dismiss);
  }, [isAlert, dismiss]);
  const isSuccess = submission.stage === 'success';
  const [lead, rest] = formWords.banner[submission.stage === 'failure' ? 'failure' : 'success'];
  if (!isOutcome(submission)) return <output className="visually-hidden">{isBusy && formWords.sending}</output>;
  const { stage, sentence, line, reference, reason } = submission;
  if (isAlert) return Alert && <Alert text={sentence} line={line} onClose={dismiss} />;
  const next = isSuccess ? <ReplyPromise /> : undefined;
  return (
    <Banner tone={stage} lead={lead} rest={rest} line={line} reference={reference} reason={reason} next={next}>
      {isSuccess && children}
    </Banner>
  );
}
