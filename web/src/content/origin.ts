/** Texts about how a visitor came to the site, below a form and in the office's email. */
export const originWords = {
  /** Words before each value. */
  before: {
    referrer: 'from',
    utm_source: 'source',
    utm_medium: 'medium',
    utm_campaign: 'campaign',
    utm_term: 'search term',
    utm_content: 'link',
    first: 'first page',
    last: 'last page',
  },
  sent: (origin: string) => `We also learn how you came to us: ${origin}.`,
  leaveOut: 'Leave this out',
  leftOut: 'We do not learn how you came to us.',
} as const;
