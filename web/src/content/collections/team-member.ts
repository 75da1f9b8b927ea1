import type { OneToFive } from '../counts.ts';
import type { IconName } from '../icon.ts';
import type { Sample } from '../sample.ts';

/** A member of the team. */
export type TeamMember = Sample & {
  id: number;
  name: string;
  /** What they work on; shown as the role. */
  expertise: string;
  /** Skills in one line, separated by commas. */
  skills: string;
  /** Address of a square picture; a woven bust stands in until there is a photograph. */
  image: string;
  /** One sentence. */
  bio: string;
  /** Only the leadership has one (specification §3). */
  department?: 'Leadership';
  icons: OneToFive<IconName>;
};
