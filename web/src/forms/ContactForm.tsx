import { type SubmitEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contact } from '#content/contact.ts';
import { sendEmailPath, type FormValues } from '#contract/email.ts';
import { Button } from '../ui/Button.tsx';
import { LinkedText } from '../ui/LinkedText.tsx';
import { type CallComponents, CallTimes } from './call/CallTimes.tsx';
import { Honeypot } from './fields/Honeypot.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { EmailField, TextField } from './fields/TextField.tsx';
import styles from './form.module.css';
import { VisitOrigin } from './sending/VisitOrigin.tsx';
import { postContactMessage, submitForm } from './sending/submit-form.ts';
import { readFormValues } from './sending/form-controls.ts';
import { contactWords, formWords } from '#content/forms.ts';
import { isBusy } from './sending/submission.ts';
import { FormOutcome } from './FormOutcome.tsx';
import { useHandover } from './sending/useHandover.ts';
import { useMailForm } from './sending/useMailForm.ts';
import type { Voice } from './voice/voice.ts';
import { VoiceMessage } from './voice/VoiceMessage.tsx';
import { prefillOf } from './prefill.ts';

/**
 * Form of the contact page with native validation, prefilled with what the visitor was reading about. The page renders
 * the section and its heading.
 */
export function ContactForm() {
  const { search } = useLocation();
  const prefill = useMemo(() => prefillOf(search), [search]);
  const { form, submission, dispatch, save, clear } = useMailForm('contact', prefill);
  const [voice, setVoice] = useState<Voice>();
  // Visitors who come from no service and no project are not asked for one.
  const [filled, setFilled] = useState<FormValues>({});
  useEffect(() => {
    if (form.current) setFilled(readFormValues(form.current));
  }, [form, prefill]);
  const [call, setCall] = useState<CallComponents>();
  const [requested, setRequested] = useState('');
  useHandover('contact-message', save);
  const dismiss = useCallback(() => dispatch({ type: 'dismiss' }), [dispatch]);
  const busy = isBusy(submission);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send(readFormValues(event.currentTarget));
  };
  const send = (values: FormValues) =>
    submitForm('contact', values, {
      dispatch,
      post: (request) => postContactMessage(request, voice, dispatch),
      accepted: { sentence: formWords.banner.success.join(' '), isAlert: false },
      failed: () => ({ sentence: contactWords.failed, isAlert: true }),
      onAccepted: ({ fields }) => {
        clear();
        setRequested(fields?.['times'] ?? '');
      },
    });
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={sendEmailPath}
      aria-label={contact.hero.write}
      onSubmit={submit}
      onInput={save}
    >
      <input type="hidden" name="form" value="contact" />
      <Honeypot />
      <div className={styles.row}>
        <TextField form="contact" name="name" isBusy={busy} />
        <EmailField form="contact" isBusy={busy} />
      </div>
      <div className={styles.row}>
        <TextField form="contact" name="phone" inputMode="numeric" isBusy={busy} />
        <TextField form="contact" name="company" isBusy={busy} />
      </div>
      <SelectField form="contact" name="interest" placeholder={contact.form.interest} />
      <div hidden={!filled['about']}>
        <TextField form="contact" name="about" isBusy={busy} />
      </div>
      <TextField
        form="contact"
        name="message"
        rows={6}
        placeholder={contact.form.message}
        isSpoken={!!voice}
        isBusy={busy}
      />
      <VoiceMessage submission={submission} onChange={setVoice} />
      <CallTimes form={form} draft={filled['times']} components={call} isBusy={busy} onLoad={setCall} onChange={save} />
      <label className={styles.agree}>
        <input type="checkbox" name="agree" required />
        <span>
          <LinkedText text={contactWords.consent} />
        </span>
      </label>
      <VisitOrigin form={form} isBusy={busy} />
      <div className={styles.submit}>
        <Button type="submit" disabled={busy}>
          {busy ? formWords.sending : contact.form.submit}
        </Button>
        <p className={styles.notice}>{contact.form.retention}</p>
      </div>
      <FormOutcome submission={submission} onDismiss={dismiss}>
        {requested && call && 'reference' in submission && (
          <call.RequestedTimes value={requested} reference={submission.reference} />
        )}
      </FormOutcome>
    </form>
  );
}
