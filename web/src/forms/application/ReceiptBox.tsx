import { useEffect, useState } from 'react';
import { applicationWords } from '#content/forms.ts';
import { receiptsPath } from '#contract/email.ts';
import styles from '../form.module.css';
import type { MailForm } from '../sending/useMailForm.ts';

/** Checkbox that asks for a receipt by email, if the stage sends some, which the first input finds out. */
export function ReceiptBox({ mail: { form } }: { mail: MailForm }) {
  const [status, setStatus] = useState(0);
  useEffect(() => {
    const element = form.current;
    const ask = () =>
      void fetch(receiptsPath)
        .then((response) => setStatus(response.status))
        .catch(() => undefined);
    element?.addEventListener('input', ask, { once: true });
    return () => element?.removeEventListener('input', ask);
  }, [form]);
  if (status !== 200) return undefined;
  return (
    <label className={styles.agree}>
      <input type="checkbox" name="receipt" /> {applicationWords.receipt}
    </label>
  );
}
