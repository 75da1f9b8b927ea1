import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contact } from '#content/contact.ts';
import { callId, contactFormPath } from '#content/routes.ts';
import { FirstContact } from '../../ui/Person.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { MailForm } from '../sending/useMailForm.ts';
import styles from './CallTimes.module.css';

/** The components that are loaded when the visitor opens the section. */
export type CallComponents = typeof import('./call-components.tsx');

type CallTimesProps = {
  mail: MailForm<'contact'>;
  draft: string | undefined;
  components: CallComponents | undefined;
  onLoad: (components: CallComponents) => void;
  /** Whether the visitor wants to write instead, and nothing of the section is sent. */
  isClosed: boolean;
  onClose: (isClosed: boolean) => void;
  /** Gets whether at least one time is chosen in the picker. The same function in each render. */
  onChosen: (isChosen: boolean) => void;
};

/**
 * Two choices at the top of the contact form: to write, or to ask for times for a call, which opens the section below. It
 * contains a text field, which the picker replaces when the section is opened. The field stays if the picker fails to load, or if the visitor has written into it.
 */
export function CallTimes({ mail, draft, components, onLoad, isClosed, onClose, onChosen }: CallTimesProps) {
  const { form, isBusy, save } = mail;
  const { hash, key } = useLocation();
  const section = useRef<HTMLDetailsElement>(null);
  /** Value of the text field when the picker replaced it. */
  const [replaced, setReplaced] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    if (!section.current?.open) return;
    import('./call-components.tsx').then(
      (loaded) => {
        onLoad(loaded);
        const field = document.querySelector<HTMLInputElement>('#contact-times');
        if (field && field !== document.activeElement && loaded.canPick(field.value)) setReplaced(field.value);
      },
      () => setFailed(true),
    );
  };
  const toggle = () => {
    onClose(!section.current!.open);
    load();
  };
  // The draft has the times only while they would be sent, otherwise a reload would open the section with them.
  useEffect(() => {
    if (form.current?.querySelector<HTMLInputElement>('[name=times]')?.value) save();
  }, [form, isClosed, save]);
  // The visitor may have opened it before hydration.
  useEffect(load, [onLoad]);
  useEffect(() => {
    if (draft) section.current!.open = true;
  }, [draft]);
  useEffect(() => {
    const details = section.current!;
    if (hash !== '' && contactFormPath.endsWith(hash)) details.open = false;
    if (hash !== `#${callId}`) return;
    details.open = true;
    details.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key]);
  useEffect(() => {
    const reset = () => {
      setReplaced(undefined);
      section.current!.open = false;
    };
    const element = form.current;
    element?.addEventListener('reset', reset);
    return () => element?.removeEventListener('reset', reset);
  }, [form]);
  return (
    <details ref={section} id={callId} className={styles.call} onToggle={toggle}>
      {/* One control for the keyboard and for screen readers: it opens and closes the section. */}
      <summary className={styles.choices}>
        <span aria-hidden="true">{contact.form.choices.write}</span>
        <span>{contact.form.choices.call}</span>
      </summary>
      <fieldset className={styles.content} disabled={isClosed} aria-label={contact.form.choices.call}>
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
    </details>
  );
}
