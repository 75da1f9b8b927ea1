import { type VisitReport, type VisitStep, visitSteps } from '#contract/report.ts';
import { type VisitSource, visitSources } from '#contract/visit-source.ts';
import { isRecord, parseJson } from '#contract/json.ts';
import { listedPath } from '#head/content-paths.ts';
import { type PageName, pageNames, routeNames, routes } from '#content/routes.ts';
import { type LogCode, logCode } from '../runtime/log.ts';
import type { FieldEvent } from '../runtime/metrics.ts';

/** An event to count, with details from closed lists and rounded numbers only. */
export type ReadReport = {
  event: FieldEvent | 'step-reported';
  details: Readonly<Record<string, PageName | VisitSource | VisitStep | LogCode | number>>;
};

/**
 * Directives of the site's policy whose violation breaks a page. `frame-ancestors` is not among them: it says what
 * another site has tried.
 */
const countedDirective =
  /^((script|style)-src(-elem|-attr)?|(img|connect|font|media|manifest|frame|worker)-src|form-action|base-uri|require-trusted-types-for|trusted-types)$/;

/** Largest plausible time: an hour in a background tab says nothing about the site. */
const maxMs = 60_000;

/**
 * Returns the events in the body of a report: a visit of the site's own script, or one violation of a CSP report
 * (`report-uri`) or of several (`report-to`), because a broken page violates the policy many times. Returns nothing of what
 * it does not recognize, and of documents of another origin than `siteOrigin`; '' for any.
 */
export function readReports(body: string, siteOrigin = ''): ReadReport[] {
  const parsed = parseJson(body);
  if (Array.isArray(parsed)) {
    const counted = parsed.map((report) => readReportingApi(report, siteOrigin));
    return counted.find(({ length }) => length > 0) ?? [];
  }
  if (!isRecord(parsed)) return [];
  const violation = parsed['csp-report'];
  if (!isRecord(violation)) return readVisit(parsed);
  const { 'document-uri': address, 'violated-directive': violated, 'source-file': source } = violation;
  const { 'effective-directive': directive = violated, 'blocked-uri': blocked } = violation;
  return readViolation({ address, directive, source, blocked }, siteOrigin);
}

function readReportingApi(report: unknown, siteOrigin: string): ReadReport[] {
  if (!isRecord(report) || report.type !== 'csp-violation' || !isRecord(report.body)) return [];
  const { documentURL: address, effectiveDirective: directive, sourceFile: source, blockedURL: blocked } = report.body;
  return readViolation({ address, directive, source, blocked }, siteOrigin);
}

/** `source` is the script that caused a violation. */
type Violation = Record<'address' | 'directive' | 'source' | 'blocked', unknown>;

function readViolation({ address, directive, source, blocked }: Violation, siteOrigin: string): ReadReport[] {
  const known = typeof directive === 'string' && countedDirective.test(directive) ? logCode(directive) : undefined;
  // Scripts that an extension, an app or a virus scanner adds are blocked as well, and are not the site's fault.
  const isScript = known?.startsWith('script-src');
  if (isForeign(source, siteOrigin) || isForeign(blocked, isScript ? siteOrigin : '')) return [];
  const route = typeof address === 'string' ? routeAt(address, siteOrigin) : undefined;
  return known && route ? [{ event: 'csp-violated', details: { directive: known, route } }] : [];
}

/** Whether a script is an extension's, or of another origin than `siteOrigin`; '' for any. */
function isForeign(script: unknown, siteOrigin: string): boolean {
  if (typeof script !== 'string') return false;
  const isElsewhere = siteOrigin !== '' && /^https?:/.test(script) && !`${script}/`.startsWith(`${siteOrigin}/`);
  return isElsewhere || /^[a-z]+(-web)?-extension\b/.test(script);
}

function readVisit(visit: Partial<Record<keyof VisitReport, unknown>>): ReadReport[] {
  const route = pageNames.find((name) => name === visit.route);
  if (!route) return [];
  if (visit.scriptsMissing === true) return [{ event: 'scripts-missing', details: { route } }];
  const { steps } = visit;
  const known = visitSteps.filter((step) => Array.isArray(steps) && steps.includes(step));
  const source = visitSources.find((name) => name === visit.source);
  const numbers = {
    lcpMs: rounded(visit.lcpMs),
    inpMs: rounded(visit.inpMs),
    ttfbMs: rounded(visit.ttfbMs),
  };
  const measured = Object.entries(numbers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const slug = typeof visit.slug === 'string' ? visit.slug : '';
  const path = route === 'notFound' || route === 'sent' ? '' : routes[route].path.replace(/:\w+/, slug);
  const details = { page: logCode(listedPath(path)), ...(Object.fromEntries(measured) as Record<string, number>) };
  return [
    { event: 'visit-reported', details: { route, ...(source && { source }), ...details } },
    ...known.map((step) => ({ event: 'step-reported', details: { step } }) as const),
    ...(visit.scriptFailed === true ? [{ event: 'script-failed', details: { route } } as const] : []),
    ...(visit.chunkFailed === true ? [{ event: 'chunk-failed', details: { route } } as const] : []),
  ];
}

function rounded(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= maxMs ? Math.round(value / 10) * 10 : undefined;
}

/** Returns the name of the route at an address, never a part of the address itself. */
function routeAt(address: string, siteOrigin: string): PageName | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  if (siteOrigin !== '' && origin !== siteOrigin) return undefined;
  return (
    routeNames.find((name) => new RegExp(`^${routes[name].path.replace(/:\w+/, '[^/]+')}$`).test(pathname)) ??
    'notFound'
  );
}
