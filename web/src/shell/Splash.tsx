import { company } from '#content/company.ts';
import { Stitch } from '../ui/marks/Stitch.tsx';
import { threads } from '../weave/stitch.ts';

/**
 * Cover over the painted page for its first 1.5 seconds (D52). Drawn and ended by CSS alone, outside the React root,
 * so it needs no script and hides nothing from a reader without one. The browser's code never draws it, hence a plain
 * style sheet, which main.tsx puts into the one sheet of the site.
 */
export function Splash() {
  return (
    <div className="splash on-cloth" aria-hidden="true">
      <div className="splash-mark">
        {threads(company.mark).map((thread, index) => (
          // The threads of one bitmap have no other identity than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Stitch key={index} rows={thread} className={`i${index}`} />
        ))}
      </div>
      <p>INITIALIZING VOICE SYSTEMS</p>
      <span className="splash-run" />
    </div>
  );
}
