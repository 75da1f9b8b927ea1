import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contact } from '#content/contact.ts';
import type { FormValues } from '#contract/email.ts';
import { callId, contactFormPath } from '#content/routes.ts';
import { FirstContact } from '../../ui/Person.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { MailForm } from '../sending/useMailForm.ts';
import styles from './CallTimes.module.css';

/** The components that are loaded when the visitor opens the section. */
export type CallComponents = typeof import('./call-components.tsx');

export type CallChoice = 'write' | 'call';

type CallTimesProps = {
  mail: MailForm<'contact'>;
  /** Values of the form when it was hydrated; undefined before. */
  filled: FormValues | undefined;
  components: CallComponents | undefined;
  onLoad: (components: CallComponents) => void;
  /** Undefined until somebody chooses. With “write” nothing of the section is sent. */
  choice: CallChoice | undefined;
  onChoose: (choice: CallChoice) => void;
  /** Gets whether at least one time is chosen in the picker. The same function in each render. */
  onChosen: (isChosen: boolean) => void;
};

/**
 * Two choices at the top of the contact form: to write, or to ask for times for a call, which shows the section below. It
 * contains a text field, which the picker replaces when the section is shown. The field stays if the picker fails to load,
 * or if the visitor has written into it.
 */
export function CallTimes({ mail, filled, components, onLoad, choice, onChoose, onChosen }: CallTimesProps) {
  const { form, isBusy, save } = mail;
  const { hash, key } = useLocation();
  const call = useRef<HTMLInputElement>(null);
  /** Value of the text field when the picker replaced it. */
  const [replaced, setReplaced] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const draft = filled?.['times'];
  useEffect(() => {
    if (choice !== 'call') return;
    import('./call-components.tsx').then(
      (loaded) => {
        onLoad(loaded);
        const field = document.querySelector<HTMLInputElement>('#contact-times');
        if (field && field !== document.activeElement && loaded.canPick(field.value)) setReplaced(field.value);
      },
      () => setFailed(true),
    );
  }, [choice, onLoad]);
  // The draft has the times only while they would be sent, otherwise a reload would show the section with them.
  useEffect(() => {
    if (form.current?.querySelector<HTMLInputElement>('[name=times]')?.value) save();
  }, [form, choice, save]);
  useEffect(() => {
    if (draft) onChoose('call');
  }, [draft, onChoose]);
  useEffect(() => {
    if (hash === `#${callId}`) call.current?.focus({ preventScroll: true });
    else if (hash !== '' && contactFormPath.endsWith(hash)) return onChoose('write');
    // The visitor may have chosen before hydration.
    else if (!call.current?.checked) return;
    onChoose('call');
  }, [hash, key, onChoose]);
  useEffect(() => {
    const reset = () => {
      setReplaced(undefined);
      onChoose('write');
    };
    const element = form.current;
    element?.addEventListener('reset', reset);
    return () => element?.removeEventListener('reset', reset);
  }, [form, onChoose]);
  const choose = (chosen: CallChoice) => {
    onChoose(chosen);
    // A reload follows the fragment.
    if (chosen === 'write' && hash === `#${callId}`)
      history.replaceState(history.state, '', contactFormPath.replace(/.*#/, '#'));
  };
  const { choices } = contact.form;
  return (
    <div id={callId} className={styles.call}>
      {/* They belong to a form that is not sent, outside this one. */}
      <div className={styles.choices} role="radiogroup" aria-label={choices.label}>
        {(['write', 'call'] as const).map((one) => (
          <label key={one}>
            <input
              ref={one === 'call' ? call : undefined}
              type="radio"
              name="choice"
              form="call-choices"
              value={one}
              checked={filled !== undefined && one === (choice ?? 'write')}
              onChange={() => choose(one)}
            />
            {choices[one]}
          </label>
        ))}
      </div>
      <fieldset className={styles.content} disabled={choice === 'write'} aria-label={choices.call}>
        <h3>{contact.form.call.title}</h3>
        <p>{contact.form.call.sentence}</p>
        <div className={styles.place} data-text={hasFailed || (components && replaced === undefined) ? '' : undefined}>
          {components && replaced !== undefined ? (
            <components.TimePicker value={replaced} isBusy={isBusy} onChange={save} onChosen={onChosen} />
          ) : (
            <TextField mail={mail} name="times" />
          )}
        </div>
        <FirstContact className={styles.person} />
      </fieldset>
    </div>
  );
}
