import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { chatWords } from '#content/chat.ts';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { contactFormPath } from '#content/routes.ts';
import { handoverKey } from '#contract/chat.ts';
import type { Entry } from '../conversation.ts';
import styles from './ChatPanel.module.css';
import { saveText } from '../../runtime/tab-storage.ts';
import { transcript } from '../transcript.ts';

type HandoverProps = { entries: readonly Entry[] };

/** Link that hands the conversation over to a person as a draft in the contact form. */
export function Handover({ entries }: HandoverProps) {
  return (
    <a className={`link ${styles.action}`} href={contactFormPath} onClick={useDraft(entries)}>
      <span>
        {chatWords.handOver.map((text, index) => (
          <span key={text} className={index % 2 ? 'visually-hidden' : ''}>
            {text}
          </span>
        ))}
      </span>
    </a>
  );
}

/** Ways to reach a person, below a failed response. */
export function Offer({ entries }: HandoverProps) {
  const { offer } = chatWords;
  return (
    <p className={styles.offer}>
      {offer.start}{' '}
      <a href={contactFormPath} onClick={useDraft(entries)}>
        {offer.form}
      </a>
      , {offer.email} <a href={emailHref}>{company.email}</a> {offer.phone} <a href={phoneHref}>{company.phone}</a>.
    </p>
  );
}

/**
 * Returns a handler that saves the conversation as a draft in session storage and lets the browser follow the link. It
 * passes the draft in the navigation state if storage is unavailable.
 */
function useDraft(entries: readonly Entry[]) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const draft = transcript(entries);
    if (saveText(handoverKey, draft)) {
      // Notify a contact form that is already on this page.
      dispatchEvent(new Event(handoverKey));
      return;
    }
    event.preventDefault();
    void navigate(contactFormPath, { state: { [handoverKey]: draft } });
  };
}
