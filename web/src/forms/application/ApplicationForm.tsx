import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { openJobs } from '#content/lists/jobs.static.ts';
import { careers } from '#content/careers.ts';
import { sendEmailPath } from '#contract/email.ts';
import { applicationWords, formWords } from '#content/forms.ts';
import { Button } from '../../ui/Button.tsx';
import { Toasts, useToasts } from '../../ui/Toasts.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { useHydrated } from '../../runtime/useHydrated.ts';
import { ReceiptBox } from './ReceiptBox.tsx';
import { ResumeField } from './ResumeField.tsx';
import { useApplication } from './useApplication.ts';
import { useResume } from './useResume.ts';
import { ApplicationSide } from './ApplicationSide.tsx';
import styles from './ApplicationForm.module.css';
import { Banner } from '../Banner.tsx';
import { Honeypot } from '../fields/Honeypot.tsx';
import { TextField } from '../fields/TextField.tsx';
import panel from '../form.module.css';
import { VisitOrigin } from '../sending/VisitOrigin.tsx';
import { readFormValues } from '../sending/form-controls.ts';
import { routes } from '#content/routes.ts';
import { isOutcome } from '../sending/submission.ts';
import { useMailForm } from '../sending/useMailForm.ts';

type ApplicationFormProps = {
  /** Role that is filled in from the start, also without scripts. */
  role?: string;
};

/**
 * The application: heading, woven name and next steps on the left, the form on the right. Render it inside `<section
 * id="Appllynow">` (or `apply-now`) and a `.wrap`. A link to that id fills in the role from the `data-role` attribute of
 * the link or of an ancestor.
 */
export function ApplicationForm({ role }: ApplicationFormProps) {
  const mail = useMailForm('application');
  const { form, submission, isBusy, save, cancel } = mail;
  const resume = useResume();
  const { toasts, show, close } = useToasts();
  const submit = useApplication(mail, resume, show);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [name, setName] = useState('');
  // A native submit would lose the résumé, so the form is disabled until hydration.
  const isReady = useHydrated();
  const readName = useCallback(() => {
    if (form.current) setName(readFormValues(form.current).name?.trim() ?? '');
  }, [form]);
  useEffect(() => {
    if (isReady) readName();
  }, [isReady, readName]);
  const chooseRole = useCallback(
    (chosen: string) => {
      const field = form.current?.elements.namedItem('role');
      if (field instanceof HTMLInputElement && !field.readOnly) field.value = chosen;
      save();
    },
    [form, save],
  );
  useChosenRole(heading, chooseRole);
  const { title, submit: label, retention, privacy } = careers.apply;
  return (
    <div className={styles.columns}>
      <ApplicationSide heading={heading} name={name} />
      <form
        ref={form}
        className={panel.form}
        method="post"
        action={sendEmailPath}
        aria-label={title}
        onSubmit={submit}
        onInput={() => {
          save();
          readName();
        }}
        onReset={() => setName('')}
      >
        {!isReady && (
          <p className={styles.without}>
            <LinkedText text={careers.apply.withoutScript(role)} />
          </p>
        )}
        <fieldset className={styles.fields} disabled={!isReady}>
          <input type="hidden" name="form" value="application" />
          <Honeypot />
          <div className={panel.row}>
            <TextField mail={mail} name="name" />
            <TextField mail={mail} name="email" />
          </div>
          <div className={panel.row}>
            <TextField mail={mail} name="phone" />
            <TextField mail={mail} name="role" value={role} list="application-roles" />
            <datalist id="application-roles">
              {openJobs.map(({ title }) => (
                // The browser lists the value, which a translation leaves alone.
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                <option key={title} value={title} />
              ))}
            </datalist>
          </div>
          <TextField mail={mail} name="portfolio" placeholder={careers.apply.portfolio} />
          <ResumeField
            resume={resume}
            submission={submission}
            onCancel={() => {
              cancel();
              requestAnimationFrame(() => button.current?.focus());
            }}
          />
          <TextField mail={mail} name="note" rows={4} />
          <ReceiptBox mail={mail} />
          <VisitOrigin mail={mail} />
          <div className={panel.submit}>
            <Button ref={button} type="submit" disabled={isBusy || !isReady}>
              {isBusy ? formWords.sending : label}
            </Button>
            <p className={panel.notice}>
              {retention} <a href={routes.privacyPolicy.path}>{privacy}</a>
            </p>
          </div>
        </fieldset>
        {isOutcome(submission) && (
          <Banner
            tone={submission.stage}
            lead={submission.sentence}
            reference={submission.reference}
            line={submission.line}
            reason={submission.reason}
            next={submission.stage === 'success' ? applicationWords.next(submission.hasReceipt) : formWords.next.retry}
            isAnnounced
          />
        )}
      </form>
      <Toasts toasts={toasts} onClose={close} />
    </div>
  );
}

const anchors: ReadonlySet<string> = new Set(['#Appllynow', '#apply-now']);

/**
 * Handles links to the form: fills in the role from the `data-role` attribute of the link or of an ancestor, and
 * focuses the heading of the form after the browser has scrolled.
 */
function useChosenRole(heading: RefObject<HTMLElement | null>, onChoose: (role: string) => void): void {
  useEffect(() => {
    const focusHeading = () => {
      if (anchors.has(location.hash)) heading.current?.focus({ preventScroll: true });
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !anchors.has(link.hash) || link.pathname !== location.pathname) return;
      const role = link.closest<HTMLElement>('[data-role]')?.dataset['role'];
      if (role) onChoose(role);
      // The browser moves the focus after the click event. A link to the current hash dispatches no hashchange event.
      setTimeout(focusHeading);
    };
    focusHeading();
    addEventListener('hashchange', focusHeading);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('hashchange', focusHeading);
      document.removeEventListener('click', onClick);
    };
  }, [heading, onChoose]);
}
