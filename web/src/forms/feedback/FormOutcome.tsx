import { useEffect, useState } from 'react';
import { loadAlertDialog } from './alert-dialog.ts';
import { Banner } from './Banner.tsx';
import { sentences } from './sentences.ts';
import { isOutcome, type Submission } from '../sending/submission.ts';

type FormOutcomeProps = {
  submission: Submission;
  onDismiss: () => void;
};

/**
 * Outcome of a contact form: an alert if it has one, then a banner. A browser that submitted the form natively returns
 * to `#sent`, where CSS shows the banner without any script.
 */
export function FormOutcome({ submission, onDismiss }: FormOutcomeProps) {
  const isAlert = isOutcome(submission) && submission.isAlert;
  const [Alert, setAlert] = useState<Awaited<ReturnType<typeof loadAlertDialog>>>();
  useEffect(() => {
    if (isAlert) loadAlertDialog().then((loaded) => setAlert(() => loaded), onDismiss);
  }, [isAlert, onDismiss]);
  if (!isOutcome(submission)) {
    return submission.stage === 'editing' ? <Banner tone="sent" {...success} next={sentences.next.message} /> : null;
  }
  const isSuccess = submission.stage === 'success';
  if (submission.isAlert) {
    return Alert ? <Alert text={submission.sentence} isRefused={!isSuccess} onClose={onDismiss} /> : null;
  }
  return isSuccess ? (
    <Banner tone="success" {...success} reference={submission.reference} next={sentences.next.message} />
  ) : (
    <Banner tone="failure" {...failure} reason={submission.reason} />
  );
}

const success = { lead: sentences.banner.success[0], rest: sentences.banner.success[1] };
const failure = { lead: sentences.banner.failure[0], rest: sentences.banner.failure[1] };
