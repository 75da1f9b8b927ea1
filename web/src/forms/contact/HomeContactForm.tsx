import { type SubmitEvent, useCallback, useState } from 'react';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { homeForm } from '#content/pages/home-form.ts';
import { emailLimits, sendEmailPath } from '#contract/email.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorSummary } from '../feedback/ErrorSummary.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { Honeypot } from '../fields/Honeypot.tsx';
import { TextField } from '../fields/TextField.tsx';
import styles from '../form.module.css';
import { type HomeProblems, homeProblems } from './home-problems.ts';
import { postEmail } from '../sending/post-email.ts';
import { homeRequest } from '../sending/requests.ts';
import { typedIn, type Typed } from '../sending/typed.ts';
import { sentences } from '../feedback/sentences.ts';
import { isBusy } from '../sending/submission.ts';
import { Told } from '../feedback/Told.tsx';
import { useMailForm } from '../sending/useMailForm.ts';

/** "Get in Touch" on the home page: checked by us on submit, and never for the form of an address (D20). */
export function HomeContactForm() {
  const { form, submission, dispatch, keep, clear } = useMailForm('home');
  const [problems, setProblems] = useState<HomeProblems>({});
  const [summary, setSummary] = useState<Readonly<Record<string, string>>>({});
  const dismiss = useCallback(() => dispatch({ type: 'dismiss' }), [dispatch]);
  const busy = isBusy(submission);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = typedIn(event.currentTarget);
    const found = homeProblems(typed);
    setProblems(found);
    setSummary(Object.fromEntries(Object.entries(found).map(([field, sentence]) => [`home-${field}`, sentence])));
    if (Object.keys(found).length > 0) dispatch({ type: 'edit' });
    else void send(typed);
  };
  const send = async (typed: Typed) => {
    dispatch({ type: 'send' });
    try {
      const { status, id, error } = await postEmail(homeRequest(typed));
      if (status !== 200) {
        dispatch({ type: 'fail', reason: error, sentence: sentences.home.refused(error), isAlert: true });
        return;
      }
      clear();
      dispatch({ type: 'accept', reference: id, sentence: sentences.home.accepted, isAlert: true });
    } catch (error) {
      console.error('The message was not sent.', error);
      dispatch({ type: 'fail', sentence: sentences.home.unreachable, isAlert: true });
    }
  };
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={sendEmailPath}
      aria-label={homeForm.title}
      noValidate
      onSubmit={submit}
      onInput={keep}
    >
      <div>
        <h3>{homeForm.title}</h3>
        <p className={styles.promise}>{homeForm.promise}</p>
      </div>
      <ErrorSummary problems={summary} />
      <input type="hidden" name="form" value="home" />
      <Honeypot />
      <TextField
        id="home-name"
        name="name"
        label="Name"
        autoComplete="name"
        required
        maxLength={emailLimits.name}
        isBusy={busy}
        error={problems.name}
      />
      <EmailField id="home-email" required isBusy={busy} error={problems.email} />
      <TextField
        id="home-message"
        name="message"
        label="Message"
        rows={4}
        required
        maxLength={emailLimits.text}
        isBusy={busy}
        error={problems.message}
      />
      <Button type="submit" disabled={busy}>
        {busy ? homeForm.sending : homeForm.submit}
      </Button>
      <Told submission={submission} onDismiss={dismiss} />
      <div className={styles.direct}>
        <a className="link" href={emailHref}>
          {company.email}
        </a>
        <a className="link" href={phoneHref}>
          {company.phone}
        </a>
      </div>
    </form>
  );
}
