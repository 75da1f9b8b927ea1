import { chatPosts } from './chat-posts.ts';
import { cloudPosts } from './cloud-posts.ts';
import { gujaratiPosts } from './gujarati-posts.ts';
import { modelPosts } from './model-posts.ts';
import { phonePosts } from './phone-posts.ts';
import type { SamplePost } from './post.ts';
import { processPosts } from './process-posts.ts';
import { voicePosts } from './voice-posts.ts';

/** All articles of the sample CMS; the order has no meaning. */
export const posts: readonly SamplePost[] = [
  ...voicePosts,
  ...gujaratiPosts,
  ...phonePosts,
  ...cloudPosts,
  ...modelPosts,
  ...chatPosts,
  ...processPosts,
];
