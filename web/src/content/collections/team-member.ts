import type { OneToFive } from '../counts.ts';
import type { IconName } from '../icon.ts';
import type { Sample } from '../sample.ts';

/** A member of the team. */
export type TeamMember = Sample & {
  id: number;
  name: string;
  /** Area of work, shown as the role. */
  expertise: string;
  /** Skills, separated by commas. */
  skills: string;
  /** Path of a square image; a woven bust is the placeholder. */
  image: string;
  /** One sentence. */
  bio: string;
  /** Set for the leadership only. */
  department?: 'Leadership';
  icons: OneToFive<IconName>;
};
