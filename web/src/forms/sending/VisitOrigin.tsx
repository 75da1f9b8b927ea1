import { useEffect, useState } from 'react';
import type { OriginLine } from './OriginLine.tsx';
import { readOriginQuery } from './origin-storage.ts';
import type { MailForm } from './useMailForm.ts';

type VisitOriginProps = { mail: MailForm };

/**
 * Shows how the visitor came to the site, and sends it along, from the first input until the form is sent. Loaded by
 * that input, so that no first view loads it and no page shifts by it.
 */
export function VisitOrigin({ mail: { form, isBusy } }: VisitOriginProps) {
  const [Line, setLine] = useState<typeof OriginLine>();
  useEffect(() => {
    form.current!.addEventListener('input', () => {
      if (readOriginQuery() === '') return;
      // The message is sent without it if it fails to load.
      import('./OriginLine.tsx').then(
        (module) => setLine(() => module.OriginLine),
        () => undefined,
      );
    });
    form.current!.addEventListener('reset', () => setLine(undefined));
  }, [form]);
  return Line && <Line isBusy={isBusy} />;
}
