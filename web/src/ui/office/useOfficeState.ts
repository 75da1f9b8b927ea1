import { useEffect, useState } from 'react';
import { type OfficeState, officeState } from '#content/hours.ts';

const refreshMs = 20_000;

/**
 * The office at this moment in the visitor's zone; undefined until the page has mounted, since the server has no clock
 * of ours.
 */
export function useOfficeState(): OfficeState | undefined {
  const [state, setState] = useState<OfficeState>();
  useEffect(() => {
    const look = () => setState(officeState(new Date(), (at) => -at.getTimezoneOffset()));
    look();
    const timer = setInterval(look, refreshMs);
    return () => clearInterval(timer);
  }, []);
  return state;
}
