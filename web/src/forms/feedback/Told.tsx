import { useEffect, useState } from 'react';
import { loadAlertDialog } from './alert-dialog.ts';
import { Banner } from './Banner.tsx';
import { sentences } from './sentences.ts';
import { isOutcome, type Submission } from '../sending/submission.ts';

type ToldProps = {
  submission: Submission;
  onDismiss: () => void;
};

/**
 * What a contact form says when it has ended: the alert first, where there is one, then the banner (D01, D46). A
 * browser that sent the form by itself comes back to `#sent` and finds the banner there without any script.
 */
export function Told({ submission, onDismiss }: ToldProps) {
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
