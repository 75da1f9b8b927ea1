import { Duration } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * Converts headers of edge/response-headers.ts into a response headers policy. CloudFront has fields for four of
 * them and rejects these as custom headers. Throws if a value does not fit its field.
 */
export function headersPolicy(
  scope: Construct,
  id: string,
  comment: string,
  headers: Readonly<Record<string, string>>,
): ResponseHeadersPolicy {
  const {
    'content-security-policy': contentSecurityPolicy = '',
    'strict-transport-security': transport = '',
    'x-content-type-options': _,
    'referrer-policy': referrer,
    ...custom
  } = headers;
  const referrerPolicy = Object.values(HeadersReferrerPolicy).find((value) => value === referrer);
  const maxAge = /^max-age=(\d+)(; includeSubDomains)?$/.exec(transport);
  if (!referrerPolicy || !maxAge) {
    throw new Error(`Expected headers that CloudFront has fields for, got “${referrer}” and “${transport}”.`);
  }
  return new ResponseHeadersPolicy(scope, id, {
    comment,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(Number(maxAge[1])),
        includeSubdomains: maxAge[2] !== undefined,
        override: true,
      },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
    },
  });
}
