/** Ids of the elements of the footer that contain its clock. The footer is an island, so the clock is added to it. */
export const footerClock = { day: 'footer-day', hours: 'footer-hours' } as const;
