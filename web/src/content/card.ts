import type { IconName } from './icon.ts';
import type { Sample } from './sample.ts';

/** A service, reason, value or perk: icon, a few words, one or two sentences. */
export type Card = Sample & { icon: IconName; title: string; description: string };

/** A step; `highlight` is the part of the description that is set in emphasis, word for word. */
export type StepCard = Card & { highlight: string };
