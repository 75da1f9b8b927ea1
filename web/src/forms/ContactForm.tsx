import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contact } from '#content/contact.ts';
import { sendEmailPath, type FormValues } from '#contract/email.ts';
import { forms } from '#contract/forms.ts';
import { Button } from '../ui/Button.tsx';
import { LinkedText } from '../ui/LinkedText.tsx';
import { closeIcon, UiIcon } from '../ui/UiIcon.tsx';
import { type CallChoice, type CallComponents, CallTimes } from './call/CallTimes.tsx';
import { Honeypot } from './fields/Honeypot.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { TextField } from './fields/TextField.tsx';
import styles from './form.module.css';
import { VisitOrigin } from './sending/VisitOrigin.tsx';
import { readFormValues } from './sending/form-controls.ts';
import { contactWords, formWords } from '#content/forms.ts';
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
  const mail = useMailForm('contact', prefill);
  const { form, submission, isBusy, save, submitWith } = mail;
  const [voice, setVoice] = useState<Voice>();
  /** Values of the draft and of the link; undefined until they are read. */
  const [filled, setFilled] = useState<FormValues>();
  useEffect(() => {
    if (form.current) setFilled(readFormValues(form.current));
  }, [form, prefill]);
  const [hasChosenTime, setChosenTime] = useState(false);
  const [choice, setChoice] = useState<CallChoice>();
  const mayBeEmpty = voice !== undefined || (hasChosenTime && choice === 'call');
  const [call, setCall] = useState<CallComponents>();
  const [requested, setRequested] = useState('');
  useHandover('contact-message', save);
  const submit = submitWith(() => ({
    upload: voice?.send,
    accepted: { sentence: formWords.banner.success.join(' '), isAlert: false },
    failed: () => ({ sentence: contactWords.failed, isAlert: true }),
    onAccepted({ fields }) {
      setFilled({});
      setRequested(fields?.['times'] ?? '');
    },
  }));
  const removeSubject = () => {
    form.current!.querySelector<HTMLInputElement>('[name=about]')!.value = '';
    save();
    setFilled({ ...filled, about: '' });
    // Its button is removed, and the focus would be lost with it.
    form.current!.querySelector<HTMLElement>('[type=radio]:checked')!.focus();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={sendEmailPath}
      aria-label={contact.hero.write}
      data-filled={filled && ''}
      onSubmit={submit}
      onInput={save}
    >
      <input type="hidden" name="form" value="contact" />
      <Honeypot />
      <Subject about={filled?.['about'] ?? ''} onRemove={removeSubject} />
      <CallTimes
        mail={mail}
        filled={filled}
        components={call}
        onLoad={setCall}
        choice={choice}
        onChoose={setChoice}
        onChosen={setChosenTime}
      />
      <div className={styles.row}>
        <TextField mail={mail} name="name" />
        <TextField mail={mail} name="email" />
      </div>
      <div className={styles.row}>
        <TextField mail={mail} name="phone" inputMode="numeric" />
        <TextField mail={mail} name="company" />
      </div>
      <SelectField mail={mail} name="interest" placeholder={contact.form.interest} />
      <TextField
        mail={mail}
        name="message"
        rows={6}
        placeholder={mayBeEmpty ? contact.form.message.replace('*', '') : contact.form.message}
        mayBeEmpty={mayBeEmpty}
      />
      <VoiceMessage submission={submission} onChange={setVoice} />
      <label className={styles.agree}>
        <input type="checkbox" name="agree" required aria-required />
        <span>
          <LinkedText text={contactWords.consent} />
        </span>
      </label>
      <VisitOrigin mail={mail} />
      <div className={styles.submit}>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? formWords.sending : contact.form.submit}
        </Button>
        <p className={styles.notice}>{contact.form.retention}</p>
      </div>
      <FormOutcome mail={mail}>
        {requested && call && submission.stage === 'success' && (
          <call.RequestedTimes value={requested} reference={submission.reference} />
        )}
      </FormOutcome>
    </form>
  );
}

type SubjectProps = { about: string; onRemove: () => void };

/** The service, project or story that the visitor was reading about: the first line of the form, if there is one. */
function Subject({ about, onRemove }: SubjectProps) {
  const { label, remove } = contact.form.about;
  return (
    <div className={styles.about} data-shown={about ? '' : undefined}>
      <label hidden>
        {label} <input name="about" maxLength={forms.contact.fields.about.limit} />
      </label>
      {about && (
        <>
          <p>
            <span>{label} </span>
            <b>{about}</b>
          </p>
          <Button look="icon" aria-label={remove(about)} onClick={onRemove}>
            <UiIcon path={closeIcon} />
          </Button>
        </>
      )}
    </div>
  );
}
