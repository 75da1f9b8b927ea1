import { company } from '#content/company.ts';
import { shellWords } from '#content/shell.ts';
import { Stitch } from '../ui/Stitch.tsx';
import { threads } from '../weave/strokes.ts';

/**
 * Overlay over the rendered page until 1.5 s after the navigation began. CSS alone shows and removes it, so that it
 * works without scripts. It is rendered on the server only, outside the React root; main.tsx imports its stylesheet.
 */
export function Splash() {
  return (
    <div className="splash on-cloth" aria-hidden="true">
      <div className="splash-mark">
        {threads(company.mark).map((thread, index) => (
          // The threads of a bitmap have no identity except their index.
          // oxlint-disable-next-line react/no-array-index-key
          <Stitch key={index} rows={thread} className={`i${index}`} />
        ))}
      </div>
      <p>{shellWords.splash}</p>
      <span className="splash-run" />
    </div>
  );
}
