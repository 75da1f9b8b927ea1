/** Slug in the path of the page that shows a draft. WordPress's plugin keeps articles from taking it. */
export const previewSlug = 'preview';

/** A link has `nonce` if it opens once for its editor, and `generation` if it is shared. */
export const previewParameters = ['id', 'until', 'nonce', 'generation', 'signature'] as const;

/** What visitors see of the previewed article: nothing (`draft`, `scheduled`, `private`), an older version or the same. */
export type PreviewState = 'draft' | 'scheduled' | 'private' | 'changed' | 'published';

/**
 * Why a preview link shows no draft. `stale` and `ended` links are genuine: the former were opened before or are too old,
 * the latter were shared and are too old or revoked.
 */
export type PreviewRefusal = 'forged' | 'stale' | 'ended' | 'unreachable';

/** What the page says about the draft that it shows, or why it shows none. */
export type Preview =
  | {
      state: PreviewState;
      /** Expiry of the link, Unix time in seconds. */
      until: number;
      /** What only editors get, not readers of a shared link. */
      editor?: {
        editUrl: string;
        /** URL in WordPress that redirects editors of the article to a new link. */
        renewUrl: string;
      };
    }
  /** A shared link shows its draft after a click, so that programs that fetch links of chats and emails see none. */
  | { needsClick: true; until: number }
  | { refusal: PreviewRefusal; renewUrl?: string };
