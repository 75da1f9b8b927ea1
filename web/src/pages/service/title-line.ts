import { conversation } from '../../weave/conversation.ts';
import type { ServiceTitle } from '#content/services/service.ts';

/** Returns the line below a service's heading as SVG, woven from its title. For the `lines/*.static.ts` modules. */
export function titleLine(title: ServiceTitle): string {
  return conversation(
    title,
    [
      [0, 30],
      [1, 44],
      [0, 18],
      [1, 46],
    ],
    { width: 1440, height: 220, unit: 10, rest: 2, lead: 0 },
  );
}
