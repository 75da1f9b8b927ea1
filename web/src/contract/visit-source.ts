export const visitSources = ['direct', 'search', 'AI assistant', 'social', 'campaign', 'mail', 'other site'] as const;
export type VisitSource = (typeof visitSources)[number];

const assistants = /gpt|openai|perplexity|gemini|copilot|claude|deepseek|mistral|grok/;
const searches = /\b(google|bing|duckduckgo|yahoo|ecosia|brave|yandex|baidu|qwant|startpage)\b/;
const networks = /\b(facebook|instagram|linkedin|lnkd|t\.co|x\.com|reddit|youtube|whatsapp|pinterest|threads|bsky)\b/;

/** Returns where a visit comes from: `referrer` is the address of the link, '' if unknown, `query` has the campaign. */
export function sourceOf(referrer: string, query: string): VisitSource {
  const host = referrer.split('/')[2] ?? '';
  const [, campaign = ''] = /\butm_\w+=([^&]+)/.exec(query) ?? [];
  // Assistants name themselves in the links that they give.
  if (assistants.test(host + campaign)) return 'AI assistant';
  if (campaign) return 'campaign';
  if (!host) return 'direct';
  // Gmail's app on Android is com.google.android.gm.
  if (/\b(web|g)?mail\b|outlook|\bgm$/.test(host)) return 'mail';
  return searches.test(host) ? 'search' : networks.test(host) ? 'social' : 'other site';
}
