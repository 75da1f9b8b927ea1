import pulled from '../pulled/stories.json' with { type: 'json' };
import { readPulled } from './list.ts';
import { sampleStories } from './stories.samples.ts';
import { type Story, storyList } from './story.ts';

/** Every success story; the first leads the page. */
export const stories: readonly Story[] = readPulled(storyList, pulled) ?? sampleStories;
