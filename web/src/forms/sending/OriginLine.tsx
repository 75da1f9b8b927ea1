import { useRef, useState } from 'react';
import { cleanOrigin, describeOrigin } from '#contract/visit-origin.ts';
import styles from '../form.module.css';
import { leaveOutOrigin, readOriginQuery } from './origin-storage.ts';
import { originWords } from '#content/origin.ts';

type OriginLineProps = { isBusy: boolean };

/** Line of a form that says how the visitor came to the site, the field with it, and a button that leaves both out. */
export function OriginLine({ isBusy }: OriginLineProps) {
  const [origin, setOrigin] = useState(() => cleanOrigin(readOriginQuery()));
  const text = useRef<HTMLParagraphElement>(null);
  const leaveOut = () => {
    leaveOutOrigin();
    setOrigin('');
    // The button is removed, and the focus would be lost with it.
    text.current?.focus();
  };
  return (
    <div className={styles.direct}>
      <p ref={text} id="origin" className={styles.notice} tabIndex={-1}>
        {origin === '' ? originWords.leftOut : originWords.sent(describeOrigin(origin, originWords.before))}
      </p>
      {origin !== '' && (
        <>
          <input type="hidden" name="origin" value={origin} />
          <button className="link" type="button" disabled={isBusy} onClick={leaveOut} aria-describedby="origin">
            {originWords.leaveOut}
          </button>
        </>
      )}
    </div>
  );
}
