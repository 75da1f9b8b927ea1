import { type SubmitEvent, useCallback } from 'react';
import { contact } from '#content/pages/contact.ts';
import { emailLimits, sendEmailPath } from '#contract/email.ts';
import { interests } from '#contract/message.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { Honeypot } from '../fields/Honeypot.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import styles from '../form.module.css';
import { isAccepted, postEmail } from '../sending/post-email.ts';
import { contactRequest } from '../sending/requests.ts';
import { typedIn, type Typed } from '../sending/typed.ts';
import { sentences } from '../feedback/sentences.ts';
import { isBusy } from '../sending/submission.ts';
import { Told } from '../feedback/Told.tsx';
import { useHandover } from '../sending/useHandover.ts';
import { useMailForm } from '../sending/useMailForm.ts';

/** The form of the contact page, checked by the browser alone. The page gives the section and its heading. */
export function ContactForm() {
  const { form, submission, dispatch, keep, clear } = useMailForm('contact');
  useHandover('contact-message', keep);
  const dismiss = useCallback(() => dispatch({ type: 'dismiss' }), [dispatch]);
  const busy = isBusy(submission);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send(typedIn(event.currentTarget));
  };
  const send = async (typed: Typed) => {
    dispatch({ type: 'send' });
    try {
      const answer = await postEmail(contactRequest(typed));
      console.log('send-email answered', answer);
      if (!isAccepted(answer)) {
        dispatch({ type: 'fail', reason: answer.error, sentence: sentences.contact.failed, isAlert: true });
        return;
      }
      clear();
      const sentence = sentences.banner.success.join(' ');
      dispatch({ type: 'accept', reference: answer.id, sentence, isAlert: false });
    } catch {
      dispatch({ type: 'fail', sentence: sentences.contact.failed, isAlert: true });
    }
  };
  const common = { isBusy: busy, maxLength: emailLimits.line };
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={sendEmailPath}
      aria-label={contact.hero.write}
      onSubmit={submit}
      onInput={keep}
    >
      <input type="hidden" name="form" value="contact" />
      <Honeypot />
      <div className={styles.row}>
        <TextField
          {...common}
          id="contact-name"
          name="name"
          label="Name"
          autoComplete="name"
          required
          maxLength={emailLimits.name}
        />
        <EmailField id="contact-email" isBusy={busy} required />
      </div>
      <div className={styles.row}>
        <TextField
          {...common}
          id="contact-phone"
          name="phone"
          label="Phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          isOptional
        />
        <TextField
          {...common}
          id="contact-company"
          name="company"
          label="Company"
          autoComplete="organization"
          isOptional
        />
      </div>
      <SelectField
        id="contact-interest"
        name="interest"
        label="Interest"
        placeholder={contact.form.interest}
        options={interests}
      />
      <TextField
        {...common}
        id="contact-message"
        name="message"
        label="Message"
        rows={6}
        placeholder={contact.form.message}
        required
        maxLength={emailLimits.text}
      />
      <label className={styles.agree}>
        <input type="checkbox" name="agree" required />
        <span>
          I have read the <a href="/privacy-policy">Privacy Policy</a> and the{' '}
          <a href="/terms-of-service">Terms of Service</a> and agree to them.
        </span>
      </label>
      <div className={styles.submit}>
        <Button type="submit" disabled={busy}>
          {busy ? contact.form.sending : contact.form.submit}
        </Button>
        <p className={styles.notice}>{contact.form.retention}</p>
      </div>
      <Told submission={submission} onDismiss={dismiss} />
    </form>
  );
}
