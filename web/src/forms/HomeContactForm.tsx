import { useState } from 'react';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { homeForm } from '#content/home.ts';
import { sendEmailPath } from '#contract/email.ts';
import { Button } from '../ui/Button.tsx';
import { ReplyPromise } from '../ui/ReplyPromise.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Honeypot } from './fields/Honeypot.tsx';
import { TextField } from './fields/TextField.tsx';
import styles from './form.module.css';
import { VisitOrigin } from './sending/VisitOrigin.tsx';
import { formWords } from '#content/forms.ts';
import { FormOutcome } from './FormOutcome.tsx';
import { useMailForm } from './sending/useMailForm.ts';
import type { Voice } from './voice/voice.ts';
import { VoiceMessage } from './voice/VoiceMessage.tsx';

/**
 * "Get in Touch" on the home page. Validated on submit by our own code, which accepts any non-empty email, so that a
 * typo does not lose a lead.
 */
export function HomeContactForm() {
  const mail = useMailForm('home');
  const { form, submission, isBusy, save, showProblems, submitWith } = mail;
  const [voice, setVoice] = useState<Voice>();
  const submit = submitWith((values) => {
    if (showProblems(values, voice !== undefined)) {
      voice?.stop();
      return undefined;
    }
    return {
      upload: voice?.send,
      accepted: { sentence: formWords.home.accepted, isAlert: true },
      failed(response, error) {
        if (!response) console.error('The message was not sent.', error);
        const sentence = response ? formWords.home.notSent(response.error) : formWords.home.unreachable;
        return { sentence, isAlert: true };
      },
    };
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
        <p className={styles.promise}>
          <ReplyPromise />
        </p>
      </div>
      <ErrorSummary mail={mail} />
      <input type="hidden" name="form" value="home" />
      <Honeypot />
      <TextField mail={mail} name="name" />
      <TextField mail={mail} name="email" />
      <TextField mail={mail} name="message" rows={4} mayBeEmpty={voice !== undefined} />
      <VoiceMessage submission={submission} onChange={setVoice} />
      <VisitOrigin mail={mail} />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? formWords.sending : homeForm.submit}
      </Button>
      <FormOutcome mail={mail} />
      <div className={styles.direct}>
        <a className="link" href={emailHref}>
          {`${company.email} `}
        </a>
        <a className="link" href={phoneHref}>
          {company.phone}
        </a>
      </div>
    </form>
  );
}
