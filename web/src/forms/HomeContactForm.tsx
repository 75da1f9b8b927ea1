import { type SubmitEvent, useCallback, useState, type MouseEvent, useEffect, useRef } from 'react';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { homeForm } from '#content/home.ts';
import { sendEmailPath, type FormValues } from '#contract/email.ts';
import { fillForm, formProblems } from '#contract/form-values.ts';
import { Button } from '../ui/Button.tsx';
import { Honeypot } from './fields/Honeypot.tsx';
import { EmailField, TextField } from './fields/TextField.tsx';
import styles from './form.module.css';
import { VisitOrigin } from './sending/VisitOrigin.tsx';
import { postContactMessage, submitForm } from './sending/submit-form.ts';
import { readFormValues } from './sending/form-controls.ts';
import { formWords } from '#content/forms.ts';
import { isBusy } from './sending/submission.ts';
import { FormOutcome } from './FormOutcome.tsx';
import { useMailForm } from './sending/useMailForm.ts';
import type { Voice } from './voice/voice.ts';
import { VoiceMessage } from './voice/VoiceMessage.tsx';

/**
 * "Get in Touch" on the home page. Validated on submit by our own code, which accepts any non-empty email, so that a
 * typo does not lose a lead.
 */
export function HomeContactForm() {
  const { form, submission, dispatch, save, clear } = useMailForm('home');
  const [voice, setVoice] = useState<Voice>();
  const [problems, setProblems] = useState<FormValues>({});
  const [summary, setSummary] = useState<FormValues>({});
  const dismiss = useCallback(() => dispatch({ type: 'dismiss' }), [dispatch]);
  const busy = isBusy(submission);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = readFormValues(event.currentTarget);
    const found = formProblems(fillForm('home', values), voice !== undefined);
    setProblems(found);
    setSummary(Object.fromEntries(Object.entries(found).map(([field, sentence]) => [`home-${field}`, sentence])));
    if (Object.keys(found).length === 0) {
      void send(values);
      return;
    }
    voice?.stop();
    dispatch({ type: 'edit' });
  };
  const send = (values: FormValues) =>
    submitForm('home', values, {
      dispatch,
      post: (request) => postContactMessage(request, voice, dispatch),
      accepted: { sentence: formWords.home.accepted, isAlert: true },
      failed(response, error) {
        if (!response) console.error('The message was not sent.', error);
        const sentence = response ? formWords.home.notSent(response.error) : formWords.home.unreachable;
        return { sentence, isAlert: true };
      },
      onAccepted: clear,
    });
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={sendEmailPath}
      aria-label={homeForm.title}
      noValidate
      onSubmit={submit}
      onInput={save}
    >
      <div>
        <h3>{homeForm.title}</h3>
        <p className={styles.promise}>{homeForm.promise}</p>
      </div>
      <ErrorSummary problems={summary} />
      <input type="hidden" name="form" value="home" />
      <Honeypot />
      <TextField form="home" name="name" isBusy={busy} error={problems['name']} />
      <EmailField form="home" isBusy={busy} error={problems['email']} />
      <TextField form="home" name="message" rows={4} mayBeEmpty={!!voice} isBusy={busy} error={problems['message']} />
      <VoiceMessage submission={submission} onChange={setVoice} />
      <VisitOrigin form={form} isBusy={busy} />
      <Button type="submit" disabled={busy}>
        {busy ? formWords.sending : homeForm.submit}
      </Button>
      <FormOutcome submission={submission} onDismiss={dismiss} />
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

type ErrorSummaryProps = {
  /** Sentence by field id. Must be a new object after every submit. */
  problems: Readonly<Record<string, string>>;
};

/** Summary of the errors above a form. Takes the focus; each line links to its field. */
function ErrorSummary({ problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(problems);
  useEffect(() => {
    if (Object.keys(problems).length > 0) summary.current?.focus();
  }, [problems]);
  if (entries.length === 0) return null;
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h4>{formWords.problems[entries.length]}</h4>
      <ul>
        {entries.map(([id, sentence]) => (
          <li key={id}>
            <a className="link" href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Do not change the URL, otherwise every field would be a history entry. */
function goToField(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
