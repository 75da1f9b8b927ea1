import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { careers, jobs } from '#content/pages/careers.ts';
import { company, emailHref } from '#content/company.ts';
import { emailLimits, resumeSentences } from '#contract/email.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Toasts } from '../ui/dialogs/Toasts.tsx';
import { useHydrated } from '../ui/hydration/useHydrated.ts';
import { NextSteps } from './application/NextSteps.tsx';
import { ResumeField } from './application/ResumeField.tsx';
import { useApplication } from './application/useApplication.ts';
import { useChosenRole } from './application/useChosenRole.ts';
import { useResume } from './application/useResume.ts';
import { useToasts } from './application/useToasts.ts';
import { Yours } from './application/Yours.tsx';
import styles from './ApplicationForm.module.css';
import { Banner } from './feedback/Banner.tsx';
import { EmailField } from './fields/EmailField.tsx';
import { Honeypot } from './fields/Honeypot.tsx';
import { TextField } from './fields/TextField.tsx';
import panel from './form.module.css';
import { typedIn } from './sending/typed.ts';
import { sentences } from './feedback/sentences.ts';
import { isBusy, isOutcome } from './sending/submission.ts';
import { useMailForm } from './sending/useMailForm.ts';

/**
 * Both columns of the application: heading "Apply Now", the line woven from the name and what happens next at the
 * left, the form at the right. The page puts it in `<section id="Appllynow">`, inside a `.wrap`. A link to
 * `#Appllynow` that carries `data-role`, or stands in something that does, fills in the role.
 */
export function ApplicationForm() {
  const { form, submission, dispatch, keep, clear } = useMailForm('application');
  const { input, file, problem, choose, remove, demand } = useResume();
  const { toasts, show, close } = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [name, setName] = useState('');
  // Sent by the browser alone, an application would lose its résumé: until this code runs, nobody can send it.
  const isReady = useHydrated();
  const refresh = useCallback(() => {
    keep();
    if (form.current) setName(typedIn(form.current).name?.trim() ?? '');
  }, [form, keep]);
  useEffect(() => {
    if (isReady) refresh();
  }, [isReady, refresh]);
  const chooseRole = useCallback(
    (role: string) => {
      const field = form.current?.elements.namedItem('role');
      if (field instanceof HTMLInputElement && !field.readOnly) field.value = role;
      keep();
    },
    [form, keep],
  );
  useChosenRole(heading, chooseRole);
  const onAccepted = () => {
    clear();
    remove();
    setName('');
  };
  const { send, cancel } = useApplication({ dispatch, tell: show, onAccepted });
  const busy = isBusy(submission);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (file) {
      void send(typedIn(event.currentTarget), file);
      return;
    }
    dispatch({ type: 'edit' });
    demand();
    show(resumeSentences.missing, true);
  };
  const { title, text, submit: label, retention } = careers.apply;
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.lede}>{text}</p>
        <Yours name={name} />
        <NextSteps />
      </div>
      <form ref={form} className={panel.form} aria-label={title} onSubmit={submit} onInput={refresh}>
        {!isReady && (
          <p className={styles.without}>
            This form needs JavaScript. Without it, please send your résumé, your name and the role you want to{' '}
            <a href={emailHref}>{company.email}</a>.
          </p>
        )}
        <Honeypot />
        <div className={panel.row}>
          <TextField
            id="application-name"
            name="name"
            label="Name"
            autoComplete="name"
            required
            maxLength={emailLimits.name}
            isBusy={busy}
          />
          <EmailField id="application-email" isBusy={busy} required />
        </div>
        <div className={panel.row}>
          <TextField
            id="application-phone"
            name="phone"
            label="Phone"
            type="tel"
            autoComplete="tel"
            isOptional
            maxLength={emailLimits.line}
            isBusy={busy}
          />
          <TextField
            id="application-role"
            name="role"
            label="Role"
            type="text"
            list="application-roles"
            required
            maxLength={emailLimits.line}
            isBusy={busy}
          />
          <datalist id="application-roles">
            {jobs.map(({ title }) => (
              <option key={title}>{title}</option>
            ))}
          </datalist>
        </div>
        <TextField
          id="application-portfolio"
          name="portfolio"
          label="Portfolio"
          type="url"
          placeholder="https://"
          autoComplete="url"
          isOptional
          maxLength={emailLimits.portfolio}
          isBusy={busy}
        />
        <ResumeField
          input={input}
          file={file}
          error={problem}
          submission={submission}
          onChoose={choose}
          onRemove={() => {
            remove();
            requestAnimationFrame(() => input.current?.focus());
          }}
          onCancel={() => {
            cancel();
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
        <TextField
          id="application-note"
          name="note"
          label="Note"
          rows={4}
          isOptional
          maxLength={emailLimits.text}
          isBusy={busy}
        />
        <div className={panel.submit}>
          <Button ref={button} type="submit" disabled={busy || !isReady}>
            {busy ? sentences.application.sending : label}
          </Button>
          <p className={panel.notice}>
            {retention} <a href="/privacy-policy">Privacy Policy</a>
          </p>
        </div>
        {isOutcome(submission) && (
          <Banner
            tone={submission.stage}
            lead={submission.sentence}
            reference={submission.stage === 'success' ? submission.reference : undefined}
            reason={submission.stage === 'failure' ? submission.reason : undefined}
            next={submission.stage === 'success' ? sentences.next.application : sentences.next.retry}
            isSpoken
          />
        )}
      </form>
      <Toasts toasts={toasts} onClose={close} />
    </div>
  );
}
