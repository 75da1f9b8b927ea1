import { Duration } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { hstsRules, type SecurityHeaders } from '../edge/response-headers.ts';

const referrerPolicies: Readonly<Record<SecurityHeaders['referrerPolicy'], HeadersReferrerPolicy>> = {
  'strict-origin-when-cross-origin': HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
  'no-referrer': HeadersReferrerPolicy.NO_REFERRER,
};

/**
 * Converts headers of edge/response-headers.ts into a response headers policy. CloudFront has fields for four of
 * them and rejects these as custom headers. `removed` are headers of the origin that viewers do not get, `kept` those
 * that it may set itself.
 */
export function headersPolicy(
  scope: Construct,
  id: string,
  comment: string,
  { contentSecurityPolicy, hsts, referrerPolicy, others }: SecurityHeaders,
  { removed = [], kept = [] }: { removed?: readonly string[]; kept?: readonly string[] },
): ResponseHeadersPolicy {
  const { maxAgeS, includesSubdomains } = hstsRules[hsts];
  return new ResponseHeadersPolicy(scope, id, {
    comment,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: !kept.includes('content-security-policy') },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(maxAgeS),
        includeSubdomains: includesSubdomains,
        override: true,
      },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: referrerPolicies[referrerPolicy], override: true },
    },
    ...(removed.length > 0 && { removeHeaders: [...removed] }),
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({
        header,
        value,
        override: !kept.includes(header),
      })),
    },
  });
}
