import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { chatWords } from '#content/chat.ts';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { contactFormPath } from '#content/routes.ts';
import { handoverKey } from '#contract/chat.ts';
import type { Entry } from '../conversation.ts';
import styles from './MessageLog.module.css';
import { saveText } from '../../runtime/tab-storage.ts';
import { transcript } from '../transcript.ts';

type HandoverProps = { entries: readonly Entry[] };

/**
 * Link that hands the conversation over to a person as a draft in the contact form. After a failure it also offers
 * email and phone.
 */
export function Handover({ entries }: HandoverProps) {
  const navigate = useNavigate();
  const { offer } = chatWords;

  /**
   * Saves the draft in session storage and lets the browser follow the link. Passes it in the navigation state if
   * storage is unavailable.
   */
  function leaveDraft(event: MouseEvent) {
    const draft = transcript(entries);
    if (saveText(handoverKey, draft)) {
      // Notify a contact form that is already on this page.
      dispatchEvent(new Event(handoverKey));
      return;
    }
    event.preventDefault();
    void navigate(contactFormPath, { state: { [handoverKey]: draft } });
  }

  const hasFailed = entries.at(-1)?.type === 'ai' && entries.at(-1)?.retry !== undefined;
  return (
    <div className={styles.handover}>
      {hasFailed && (
        <p>
          {offer.start}{' '}
          <a href={contactFormPath} onClick={leaveDraft}>
            {offer.form}
          </a>
          , {offer.email} <a href={emailHref}>{company.email}</a> {offer.phone} <a href={phoneHref}>{company.phone}</a>.
        </p>
      )}
      <a className="link" href={contactFormPath} onClick={leaveDraft}>
        {chatWords.handOver}
      </a>
    </div>
  );
}
