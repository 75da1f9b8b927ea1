import { callWords } from '#content/call.ts';
import { localClock, localDay, officeClock, type Slot, slotMs } from '#contract/slot.ts';
import chipRow from '../../ui/chips.module.css';
import styles from './TimePicker.module.css';

type SlotTimesProps = {
  /** The slots of one day of the visitor. */
  slots: readonly Slot[];
  isChosen: (slot: Slot) => boolean;
  isBusy: boolean;
  onToggle: (slot: Slot) => void;
};

/** The half hours of a day. Both clocks are visible; the name of a button also has the day and the end. */
export function SlotTimes({ slots, isChosen, isBusy, onToggle }: SlotTimesProps) {
  const [{ start: first, offset: firstOffset }] = slots as readonly [Slot];
  const day = localDay(first, firstOffset);
  return (
    <fieldset disabled={isBusy}>
      <legend>{callWords.timesOf(day)}</legend>
      <div className={`${chipRow.chips} ${styles.times}`}>
        {slots.map((slot) => {
          const { start, offset } = slot;
          const office = officeClock(slot);
          return (
            <button key={start} type="button" aria-pressed={isChosen(slot)} onClick={() => onToggle(slot)}>
              <span className="visually-hidden">{`${day}, `}</span>
              <b>{localClock(start, offset)}</b>
              <span className="visually-hidden">
                {` ${callWords.until(localClock(start + slotMs, offset), office === '')}`}
              </span>
              {office !== '' && <small>{office}</small>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
