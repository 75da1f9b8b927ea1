import { plainHours, type OfficeState, officeState } from '#content/office.ts';
import styles from './OfficeHours.module.css';
import { useEffect, useState } from 'react';

type OfficeHoursProps = {
  /** Whether it is beside a phone number: outside office hours it then says who answers. */
  besidePhone?: boolean;
};

/** Whether the office is open, or when it opens, also in the visitor's time. Before hydration: the plain hours. */
export function OfficeHours({ besidePhone = false }: OfficeHoursProps) {
  const state = useOfficeState();
  const [lead, rest] = besidePhone ? (state?.besidePhone ?? []) : [state?.lead, state?.rest];
  return (
    <p className={styles.hours} data-open={state?.open}>
      <i aria-hidden="true" />
      {state ? (
        <span>
          <b>{lead}</b>
          <span>{rest}</span>
        </span>
      ) : (
        <span>{plainHours}</span>
      )}
    </p>
  );
}

/** Beside “within 24 hours”: when a message written now is answered, if that is later. */
export function NextAnswer() {
  return useOfficeState()?.nextAnswer;
}

const refreshMs = 20_000;

/**
 * Returns the current state of the office in the visitor's time zone. Undefined until the page is hydrated, because the
 * time of the prerender is not the time of the visit.
 */
export function useOfficeState(): OfficeState | undefined {
  const [state, setState] = useState<OfficeState>();
  useEffect(() => {
    const refresh = () => setState(officeState(new Date(), (at) => -at.getTimezoneOffset()));
    refresh();
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  }, []);
  return state;
}
