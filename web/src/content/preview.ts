export const previewWords = {
  /** Name of the notice above the article. */
  label: 'Preview',
  state: {
    draft: 'Draft. Visitors do not see it.',
    scheduled: 'Scheduled. Visitors do not see it yet.',
    private: 'Private. Visitors never see it here.',
    changed: 'Published, with changes that visitors do not see yet.',
    published: 'Published. Visitors see the same.',
  },
  expiry: (time: string) => `The link to this page opens once, until ${time}. Preview again to reload it.`,
  shared: {
    title: 'A draft is shared with you',
    text: 'It is not published. Everybody who has this link can read it.',
    show: 'Show the draft',
    expiry: (day: string, time: string) => `The link works until ${day}, ${time}.`,
  },
  edit: 'Edit in WordPress',
  renew: 'Preview again',
  refused: 'This preview link does not work',
  reason: {
    forged: 'It is incomplete or was changed. Open the preview in WordPress again.',
    stale:
      'It was opened before, or is more than 30 minutes old. WordPress makes a new one for everybody who may edit the article.',
    ended:
      'The draft is no longer shared: 48 hours are over, or its editor has ended it. Ask whoever sent you the link for a new one.',
    unreachable: 'WordPress does not respond. Please try again in a minute.',
  },
} as const;
