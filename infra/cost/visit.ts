/**
 * Requests and bytes of one visit, measured on 2026-11-21 with Chromium on the local stack with an empty cache, headers
 * included: home, services and contact, each scrolled to the end. The home page alone is 15 requests and 168 kB.
 */
export const measuredVisit = { requestsPerVisit: 23, bytesPerVisit: 239_000 } as const;

/** Documents of the measured visit, for each of which both edge functions run. */
export const documentsPerVisit = 3;

/** Assumed, not measured: requests of a visit that reach WordPress, and messages. */
export const cmsRequestsPerVisit = 0.02;
export const messagesPerVisit = 0.002;
