import type { IconName } from './icon.ts';
import type { Sample } from './sample.ts';

/** A card of a service, reason, value or perk: icon, title, and one or two sentences. */
export type Card = Sample & { icon: IconName; title: string; description: string };

/** A step. `highlight` is the emphasised part of the description, in the same words. */
export type StepCard = Card & { highlight: string };
