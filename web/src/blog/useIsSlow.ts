import { useEffect, useState } from 'react';

/** Waiting becomes worth a word after this long (D72). */
const slowMs = 5_000;

/** Whether something has been under way for more than five seconds. */
export function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return isSlow;
}
