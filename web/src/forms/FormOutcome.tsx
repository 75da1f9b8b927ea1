import { type ReactNode, useEffect, useState } from 'react';
import { loadAlertDialog } from '../ui/load-alert-dialog.ts';
import { Banner } from './Banner.tsx';
import { formWords } from '#content/forms.ts';
import { isBusy, isOutcome, type Submission } from './sending/submission.ts';

const success = { lead: formWords.banner.success[0], rest: formWords.banner.success[1] };
const failure = { lead: formWords.banner.failure[0], rest: formWords.banner.failure[1] };

type FormOutcomeProps = {
  submission: Submission;
  onDismiss: () => void;
  children?: ReactNode;
};

/** Announces that a contact form is being sent, then shows its outcome. */
export function FormOutcome(props: FormOutcomeProps) {
  return (
    <>
      {!isOutcome(props.submission) && (
        <output className="visually-hidden">{isBusy(props.submission) && formWords.sending}</output>
      )}
      <Outcome {...props} />
    </>
  );
}

/**
 * Outcome of a contact form: an alert if it has one, then a banner. A browser that submitted the form natively returns
 * to `#sent`, where CSS shows the banner without any script.
 */
function Outcome({ submission, onDismiss, children }: FormOutcomeProps) {
  const isAlert = isOutcome(submission) && submission.isAlert;
  const [Alert, setAlert] = useState<Awaited<ReturnType<typeof loadAlertDialog>>>();
  useEffect(() => {
    if (isAlert) loadAlertDialog().then((loaded) => setAlert(() => loaded), onDismiss);
  }, [isAlert, onDismiss]);
  if (!isOutcome(submission)) {
    return submission.stage === 'editing' ? <Banner tone="sent" {...success} next={formWords.next.message} /> : null;
  }
  const isSuccess = submission.stage === 'success';
  if (submission.isAlert) {
    const line = isSuccess ? submission.line : undefined;
    return Alert ? <Alert text={submission.sentence} line={line} onClose={onDismiss} /> : null;
  }
  return isSuccess ? (
    <Banner
      tone="success"
      {...success}
      line={submission.line}
      reference={submission.reference}
      next={formWords.next.message}
    >
      {children}
    </Banner>
  ) : (
    <Banner tone="failure" {...failure} reason={submission.reason} />
  );
}
