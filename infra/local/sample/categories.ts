/**
 * Categories of the sample CMS; the first is WordPress's default, which is empty. Names are HTML, as in WordPress's
 * responses.
 */
export const categories = [
  { id: 1, slug: 'uncategorized', name: 'Uncategorized' },
  { id: 2, slug: 'voice-ai', name: 'Voice AI' },
  { id: 3, slug: 'ai-ml', name: 'AI &amp; ML' },
  { id: 4, slug: 'aws', name: 'AWS' },
  { id: 5, slug: 'process', name: 'Process' },
  { id: 6, slug: 'chatbots', name: 'Chatbots' },
  { id: 7, slug: 'twilio', name: 'Twilio' },
  { id: 8, slug: 'design', name: 'Design' },
] as const;

export type CategorySlug = (typeof categories)[number]['slug'];
