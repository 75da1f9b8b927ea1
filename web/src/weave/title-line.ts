import { conversation } from './conversation.ts';

/** Returns the line below the heading of a service or a job as SVG, woven from its title. */
export function titleLine(title: string): string {
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
