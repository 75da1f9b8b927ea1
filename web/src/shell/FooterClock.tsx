import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { OfficeHours, useOfficeState } from '../ui/OfficeHours.tsx';
import styles from './FooterClock.module.css';

const dayMinutes = 24 * 60;

/** Ids of the elements of the footer that contain its clock. The footer is an island, so the clock is added to it. */
export type ClockIds = Readonly<Record<'day' | 'hours' | 'reply', string>>;

type FooterClockProps = { ids: ClockIds };

/** What the server cannot know of the footer: the year, the state of the office, the next answer, and the needle of the day. */
export function FooterClock({ ids }: FooterClockProps) {
  useEffect(showCurrentYear, []);
  const state = useOfficeState();
  if (!state) return null;
  return (
    <>
      {into(ids.hours, <OfficeHours besidePhone />)}
      {into(ids.reply, state.nextAnswer)}
      {into(
        ids.day,
        <i
          className={styles.needle}
          data-closed={state.closedDay && ''}
          aria-hidden="true"
          style={{ left: `${(state.minute / dayMinutes) * 100}%` }}
        />,
      )}
    </>
  );
}

/** Updates the year in the footer, which is never hydrated and whose document may be from last year. */
function showCurrentYear(): void {
  const year = document.getElementById('copyright-year');
  if (year) year.textContent = String(new Date().getFullYear());
}

function into(id: string, node: ReactNode): ReactNode {
  const place = document.getElementById(id);
  return place && createPortal(node, place);
}
