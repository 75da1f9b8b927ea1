import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callWords } from '#content/call.ts';
import { company } from '#content/company.ts';
import {
  describeSlot,
  localClock,
  localDay,
  mostSlots,
  officeClock,
  readSlots,
  type Slot,
  slotMs,
  writeSlots,
} from '#contract/slot.ts';
import chipRow from '../../ui/chips.module.css';
import { FieldError } from '../fields/FieldError.tsx';
import { openOffer, startsBeside } from './offered-slots.ts';
import styles from './TimePicker.module.css';
type TimePickerProps = {
  /** Value of the text field that the picker replaces: nothing, or the slots of a draft. */
  value: string;
  isBusy: boolean;
  onChange: () => void;
  onChosen: (isChosen: boolean) => void;
};

/** Whether times are offered, and the picker can show the value of the text field. */
export function canPick(value: string): boolean {
  return (value === '' || readSlots(value) !== undefined) && openOffer('').offered.length > 0;
}

/** Chooses up to three half hours: first a day of the visitor, then times in both clocks. */
export function TimePicker({ value, isBusy, onChange, onChosen }: TimePickerProps) {
  const [{ offered, days, officeDay, closed, kept, dropped }] = useState(() => openOffer(value));
  const [chosen, setChosen] = useState<readonly Slot[]>(kept);
  // The next day if few times are left of the first one: on a small phone the last ones are below the window.
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      days.findIndex(({ length }) => length > officeDay.length / 3),
    ),
  );
  const [notice, setNotice] = useState(dropped === 0 ? '' : callWords.dropped(dropped));
  const status = useRef<HTMLDivElement>(null);
  const hasChosen = chosen.length > 0;
  useEffect(() => {
    onChosen(hasChosen);
    return () => onChosen(false);
  }, [hasChosen, onChosen]);
  const isChosen = ({ start }: Slot) => chosen.some((slot) => slot.start === start);
  const choose = (slots: readonly Slot[]) => {
    // Render before the draft is saved, because it is read from the hidden field.
    flushSync(() => {
      setChosen(slots);
      setNotice('');
    });
    onChange();
  };
  const toggle = (slot: Slot) => {
    const others = chosen.filter(({ start }) => start !== slot.start);
    if (others.length < mostSlots)
      choose(isChosen(slot) ? others : offered.filter((one) => one === slot || isChosen(one)));
    else setNotice(callWords.full(mostSlots, describeSlot(slot, callWords)));
  };
  const remove = (slot: Slot) => {
    choose(chosen.filter(({ start }) => start !== slot.start));
    // The button is removed, and the focus would be lost with it.
    status.current?.focus();
  };
  return (
    <div className={styles.picker}>
      <input type="hidden" name="times" value={writeSlots(chosen)} />
      <p className={styles.small}>
        {offered.some((slot) => officeClock(slot, callWords) !== '')
          ? callWords.zones(offered[0]!.zone)
          : callWords.oneZone}
        {closed.map(({ date, name }) => ` ${callWords.closed(localDay(Date.parse(date), 0, 'short'), name)}`)}
      </p>
      <fieldset className={`${chipRow.chips} ${styles.days}`} disabled={isBusy} aria-label={callWords.days}>
        {days.map((slots, index) => {
          const { start, offset } = slots[0]!;
          return (
            <button key={start} type="button" aria-pressed={index === shown} onClick={() => setShown(index)}>
              {localDay(start, offset, 'short')}
              <ChosenCount count={slots.filter(isChosen).length} />
            </button>
          );
        })}
      </fieldset>
      <SlotTimes slots={days[shown]!} officeDay={officeDay} isChosen={isChosen} isBusy={isBusy} onToggle={toggle} />
      <div ref={status} role="status" tabIndex={-1}>
        {notice === '' ? (
          <p>{callWords.count(chosen.length, mostSlots)}</p>
        ) : (
          <FieldError id="contact-times-notice">{notice}</FieldError>
        )}
      </div>
      {hasChosen && (
        <ul className={styles.chosen} aria-label={callWords.chosen}>
          {chosen.map((slot) => (
            <li key={slot.start}>
              {describeSlot(slot, callWords)}
              <button
                className="link"
                type="button"
                disabled={isBusy}
                aria-label={callWords.removeSlot(describeSlot(slot, callWords))}
                onClick={() => remove(slot)}
              >
                {callWords.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The number of chosen times of a day: short, because a second line would move the times below. */
function ChosenCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <i aria-hidden="true">{count}</i>
      <span className="visually-hidden">{callWords.chosenOf(count)}</span>
    </>
  );
}

type SlotTimesProps = {
  slots: readonly Slot[];
  /** The starts of a whole day of the office. */
  officeDay: readonly number[];
  isChosen: (slot: Slot) => boolean;
  isBusy: boolean;
  onToggle: (slot: Slot) => void;
};

/**
 * The half hours of a day. Both clocks are visible; the name of a button also has the day and the end. Times of the office
 * that are not offered on this day leave their room, so that every day is as high as the others.
 */
function SlotTimes({ slots, officeDay, isChosen, isBusy, onToggle }: SlotTimesProps) {
  const [first] = slots as readonly [Slot];
  const day = localDay(first.start, first.offset);
  return (
    <fieldset disabled={isBusy}>
      <legend>{callWords.timesOf(localDay(first.start, first.offset, 'short'))}</legend>
      <div className={`${chipRow.chips} ${styles.times}`}>
        {startsBeside(first, officeDay).map((at) => {
          const slot = slots.find((one) => one.start === at);
          if (!slot) return <span key={at} />;
          const { offset } = slot;
          const clock = localClock(at, offset);
          const office = officeClock(slot, { ...callWords, inOffice: (time) => time });
          const inOffice = office !== '' && (
            <small>
              {office}
              <span> {company.officeHours.zoneName}</span>
            </small>
          );
          return (
            <button key={at} type="button" aria-pressed={isChosen(slot)} onClick={() => onToggle(slot)}>
              <span className="visually-hidden">{`${day}, `}</span>
              <b>{clock}</b>
              <span className="visually-hidden">
                {` ${callWords.until(localClock(at + slotMs, offset), office === '')}`}
              </span>
              {inOffice}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
