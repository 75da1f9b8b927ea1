import type { IconName } from './icon.ts';
import type { Sample } from './sample.ts';

/** A card of a service, reason, value or perk: icon, title, and one or two sentences. */
export type Card = Sample & { icon: IconName; title: string; description: string };

/** A step. The highlight in its description is emphasised; `path` makes its title a link. */
export type StepCard = Omit<Card, 'icon' | 'description'> & {
  description: { start: string; highlight: string; end: string };
  path?: string;
};
