import { useEffect, useState } from 'react';

/** Loading is called slow after this time. Three attempts with their timeouts can take 33 seconds. */
const slowMs = 5_000;

/** Whether loading has taken more than five seconds. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}
