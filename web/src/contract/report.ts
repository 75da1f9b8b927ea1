import { type FormKind, forms } from './forms.ts';
import { apiPrefix } from './http.ts';
import type { VisitSource } from './visit-source.ts';

/** Folder of the paths that browsers report to; the last segment names the build of the page. */
export const reportFolder = `${apiPrefix}/report`;

/** Returns the path that pages of this build report to. CSP reports have no other place for the build. */
export function reportPath(build: string): string {
  return `${reportFolder}/${build}`;
}

/** Number of hex digits of a build's id: the start of the hash of its sources. */
export const buildIdLength = 8;

/** Longest body of a report, in characters; browsers send several CSP reports in one body. */
export const maxReportLength = 16_000;

/** What a visitor does with a form, or does not find on the site. */
export type VisitStep = `${FormKind} form ${'seen' | 'begun' | 'sent'}` | 'search failed' | 'question failed';

export const visitSteps: readonly VisitStep[] = (Object.keys(forms) as FormKind[])
  .flatMap((form): VisitStep[] => [`${form} form seen`, `${form} form begun`, `${form} form sent`])
  .concat('search failed', 'question failed');

/**
 * What one visit to a document was like; no text of the page, of an error or of the visitor. A number that the browser
 * does not measure is missing.
 */
export type VisitReport = {
  /** Name of the route, or `notFound`. */
  route: string;
  slug?: string | undefined;
  /** Where the visit comes from; undefined on Reload, on Back and by a link of the site. */
  source?: VisitSource | undefined;
  steps?: readonly VisitStep[];
  scriptFailed: boolean;
  /** Whether the server had a chunk of the site's code no more. */
  chunkFailed: boolean;
  /** Whether the scripts had not started 10 s after `load`. Reported at once and alone, by boot.ts. */
  scriptsMissing?: boolean;
  /** Largest Contentful Paint, in milliseconds. */
  lcpMs?: number;
  /** Interaction to Next Paint, in milliseconds. */
  inpMs?: number;
  /** Time to first byte, in milliseconds. */
  ttfbMs?: number;
};
