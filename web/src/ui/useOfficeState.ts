import { useEffect, useState } from 'react';
import { type OfficeState, officeState } from '#content/office.ts';

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
