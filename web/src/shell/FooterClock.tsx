import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { OfficeHours, useOfficeState } from '../ui/OfficeHours.tsx';
import styles from './FooterClock.module.css';

const dayMinutes = 24 * 60;

/** Ids of the elements of the footer that contain its clock. The footer is an island, so the clock is added to it. */
export type ClockIds = Readonly<Record<'day' | 'hours', string>>;

type FooterClockProps = { ids: ClockIds };

/** What the server cannot know of the footer: the state of the office, and the needle on the line of its day. */
export function FooterClock({ ids }: FooterClockProps) {
  const state = useOfficeState();
  if (!state) return null;
  return (
    <>
      {into(ids.hours, <OfficeHours besidePhone />)}
      {into(
        ids.day,
        <i className={styles.needle} aria-hidden="true" style={{ left: `${(state.minute / dayMinutes) * 100}%` }} />,
      )}
    </>
  );
}

function into(id: string, node: ReactNode): ReactNode {
  const place = document.getElementById(id);
  return place && createPortal(node, place);
}
