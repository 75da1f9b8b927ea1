import { plainHours } from '#content/hours.ts';
import styles from './OfficeHours.module.css';
import { useOfficeState } from './useOfficeState.ts';

/** Whether the office is open, or when it opens, also in the visitor's time. Before hydration: the plain hours. */
export function OfficeHours() {
  const state = useOfficeState();
  return (
    <p className={styles.hours} data-open={state?.open}>
      <i aria-hidden="true" />
      {state ? (
        <span>
          <b>{state.lead}</b>
          {state.rest}
        </span>
      ) : (
        <span>{plainHours}</span>
      )}
    </p>
  );
}
