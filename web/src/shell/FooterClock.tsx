import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { OfficeHours } from '../ui/office/OfficeHours.tsx';
import { useOfficeState } from '../ui/office/useOfficeState.ts';
import styles from './Footer.module.css';
import { footerClock } from './footer-clock.ts';

const dayMinutes = 24 * 60;

/** What the server cannot know of the footer: the state of the office, and the needle on the line of its day. */
export function FooterClock() {
  const state = useOfficeState();
  if (!state) return null;
  return (
    <>
      {into(footerClock.hours, <OfficeHours besidePhone />)}
      {into(
        footerClock.day,
        <i className={styles.needle} aria-hidden="true" style={{ left: `${(state.minute / dayMinutes) * 100}%` }} />,
      )}
    </>
  );
}

function into(id: string, node: ReactNode): ReactNode {
  const place = document.getElementById(id);
  return place && createPortal(node, place);
}
