import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { chatWords } from '#content/pages/chat-words.ts';
import { company, emailHref, phoneHref } from '#content/company.ts';
import type { Entry } from '../talk/conversation.ts';
import styles from './HandOver.module.css';
import { keepText, type OpenStorage } from '../talk/keep.ts';
import { contactFormPath, handOverKey, transcript } from '../talk/transcript.ts';

type HandOverProps = { entries: readonly Entry[]; storage: OpenStorage };

/**
 * The way to a person: the conversation as a draft in the contact form, and after a failure e-mail and phone as well.
 */
export function HandOver({ entries, storage }: HandOverProps) {
  const navigate = useNavigate();
  const { offer } = chatWords;

  /**
   * Leaves the draft in the tab's storage and lets the link be followed; without storage it travels with the
   * navigation.
   */
  function leaveDraft(event: MouseEvent) {
    const draft = transcript(entries);
    if (keepText(handOverKey, draft, storage)) {
      // A contact form on this very page is open already and must be told.
      dispatchEvent(new Event(handOverKey));
      return;
    }
    event.preventDefault();
    void navigate(contactFormPath, { state: { [handOverKey]: draft } });
  }

  const hasFailed = entries.at(-1)?.type === 'ai' && entries.at(-1)?.retry !== undefined;
  return (
    <div className={styles.handOver}>
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
