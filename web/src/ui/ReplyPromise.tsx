import { type ComponentType, useEffect, useState } from 'react';
import { replySentence } from '#content/promises.ts';

/** The promise of a reply, and after hydration the day of it, if the office opens too late for the promise. */
export function ReplyPromise() {
  const [NextAnswer, setPart] = useState<ComponentType>();
  useEffect(() => {
    import('./OfficeHours.tsx').then(
      (loaded) => setPart(() => loaded.NextAnswer),
      // Without it the promise stands alone.
      () => undefined,
    );
  }, []);
  return (
    <>
      {replySentence} <span>{NextAnswer && <NextAnswer />}</span>
    </>
  );
}
