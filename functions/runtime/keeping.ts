/**
 * How long the edge keeps what WordPress gave: four minutes, and one more while it asks again, so that what is
 * published shows within five; and its last good copy for a day of outage. A browser asks the edge each time.
 */
export const keep = 'public, max-age=0, s-maxage=240, stale-while-revalidate=60, stale-if-error=86400';

/** The same for what is not there, or not whole: it may be there soon, and its link was open already. */
export const keepBriefly = 'public, max-age=0, s-maxage=30';
