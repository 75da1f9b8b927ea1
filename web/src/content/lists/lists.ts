import { galleryList } from './gallery-item.ts';
import { holidayList } from './holiday.ts';
import { jobList } from './job.ts';
import type { ContentList } from './list.ts';
import { projectList } from './project.ts';
import { storyList } from './story.ts';
import { teamList } from './team-member.ts';
import { testimonialList } from './testimonial.ts';

/** Every list that the office edits in WordPress. */
export const contentLists: readonly ContentList[] = [
  jobList,
  testimonialList,
  storyList,
  teamList,
  projectList,
  galleryList,
  holidayList,
];
