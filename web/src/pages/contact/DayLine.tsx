import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { clock } from '#content/office.ts';
import { useOfficeState } from '../../ui/OfficeHours.tsx';
import { Woven } from '../../ui/Woven.tsx';
import woven from '../../ui/WovenLine.module.css';
import styles from './DayLine.module.css';
import { tightDay, wideDay } from '../contact.art.static.ts';

const { opens, closes } = company.officeHours;
const minutes = { midnight: 0, opening: opens, closing: closes } as const;
const dayMinutes = 24 * 60;

/** From this minute of the day on, the needle's label is at its left, otherwise narrow windows would cut it off. */
const flipMinute = 12 * 60;

/** The office hours on a line of 24 hours and, after hydration, a needle at the current time; on a closed day no hours. */
export function DayLine() {
  const state = useOfficeState();
  const { label, closedLabel, place, captions } = contact.day;
  const closed = state?.closedDay;
  const [first, ...others] = captions(state?.mailWaits);
  return (
    <figure className={`${woven.line} ${woven.call}`} data-carried="line" aria-label={closed ? closedLabel : label}>
      <div className={styles.in} data-closed={closed && ''}>
        <Woven svg={wideDay} className={`${styles.wide} ${woven.lead}`} />
        <Woven svg={tightDay} className={`${styles.tight} ${woven.lead}`} />
        {state && (
          <span
            className={styles.needle}
            data-flip={state.minute >= flipMinute}
            style={{ left: `calc(var(--side) + var(--rw) * ${state.minute / dayMinutes})` }}
          >
            <b>
              <time>{state.time}</time> <span>{place}</span>
            </b>
          </span>
        )}
        <p className={styles.captions}>
          {[first, ...(closed ? [] : others)].map(({ at, text }) => (
            <span key={at} className={`${styles.caption} ${styles[`at${minutes[at] / 30}`]}`}>
              <b>{`${closed ?? clock(minutes[at])} `}</b>
              <span>{`${text} `}</span>
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
}
