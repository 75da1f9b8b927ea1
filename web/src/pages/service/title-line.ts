import { conversation } from '../../weave/conversation.ts';
import type { ServiceTitle } from '#content/services/service.ts';

/** The line under a service's headline, woven from its title; a string for the `lines/*.woven.ts` modules. */
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
