import { plainHours } from '#content/office.ts';
import styles from './OfficeHours.module.css';
import { useOfficeState } from './useOfficeState.ts';

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
