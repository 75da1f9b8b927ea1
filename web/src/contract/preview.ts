import { postPath } from './blog-url.ts';

/** Slug in the path of the page that shows a draft. WordPress's plugin keeps articles from taking it. */
export const previewSlug = 'preview';

export const previewPath = postPath(previewSlug);

export const previewParameters = ['id', 'until', 'nonce', 'signature'] as const;

/** What visitors see of the previewed article: nothing (`draft`, `scheduled`, `private`), an older version or the same. */
export type PreviewState = 'draft' | 'scheduled' | 'private' | 'changed' | 'published';

/** Why a preview link shows no draft. `stale` links are genuine, but were opened before or are too old. */
export type PreviewRefusal = 'forged' | 'stale' | 'unreachable';

/** What the page says about the draft that it shows, or why it shows none. */
export type Preview =
  | {
      state: PreviewState;
      /** Expiry of the link, Unix time in seconds. */
      until: number;
      /** URL of the article in WordPress's editor. */
      editUrl: string;
      /** URL in WordPress that redirects editors of the article to a new link. */
      renewUrl: string;
    }
  | { refusal: PreviewRefusal; renewUrl?: string };
