import { useState } from 'react';
import { company } from '#content/company.ts';
import { callWords } from '#content/call.ts';
import { describeSlot, readSlots } from '#contract/slot.ts';
import { slotCalendar } from '#contract/calendar.ts';
import styles from './TimePicker.module.css';

/** Loaded with this module when the visitor opens the section for a call. */
export { canPick, TimePicker } from './TimePicker.tsx';

type RequestedTimesProps = {
  value: string;
  reference: string | undefined;
};

/** The times of a message that was sent, each with a link that saves it as a tentative event. */
export function RequestedTimes({ value, reference = '' }: RequestedTimesProps) {
  const slots = readSlots(value);
  const [sent] = useState(() => new Date());
  if (!slots) return <p>{callWords.requestedText}</p>;
  return (
    <>
      <p>{callWords.requested}</p>
      <ul className={styles.chosen}>
        {slots.map((slot) => {
          const { start, offset } = slot;
          const { fileName, text } = slotCalendar({
            ...callWords.event(company.brand, reference),
            start,
            offset,
            reference,
            sent,
          });
          return (
            <li key={start}>
              {describeSlot(slot, callWords)}
              <a
                className="link"
                href={`data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`}
                download={fileName}
                aria-label={callWords.saveSlot(describeSlot(slot, callWords))}
              >
                {callWords.save}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
