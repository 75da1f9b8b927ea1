import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

export type Statement = CfnWebACL.StatementProperty;

/** Transformations of a path, so that it is compared as CloudFront routes it. */
const asRouted = ['URL_DECODE', 'NORMALIZE_PATH'] as const;

/**
 * Whether the path begins with these characters. CloudFront chooses the behaviour by the normalized path and sends the
 * raw one, so `/default/%73endEmail` must count as well.
 */
export function startsWith(searchString: string): Statement {
  return match({ uriPath: {} }, 'STARTS_WITH', searchString, ...asRouted);
}

/** Whether the path is this one, and not only begins with it. */
export function isPath(path: string): Statement {
  return match({ uriPath: {} }, 'EXACTLY', path, ...asRouted);
}

/**
 * Whether the path has an encoded slash, as none of the site's has. CloudFront keeps it when it removes `..`, and AWS WAF
 * does not: in `/x%2fy/../blog` the one sees `/blog`, the other `/x/blog`.
 */
export const encodedSlash = match({ uriPath: {} }, 'CONTAINS', '%2f', 'LOWERCASE');

/** Whether a part of the request, after these transformations, contains the text or begins with it. */
export function match(
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: 'CONTAINS' | 'EXACTLY' | 'STARTS_WITH',
  searchString: string,
  ...transformations: readonly string[]
): Statement {
  const textTransformations = transformations.map((type, priority) => ({ priority, type }));
  return { byteMatchStatement: { fieldToMatch, positionalConstraint, searchString, textTransformations } };
}

export function hasLabel(key: string): Statement {
  return { labelMatchStatement: { scope: 'LABEL', key } };
}

export function anyOf(statements: Statement[]): Statement {
  return { orStatement: { statements } };
}

export function not(statement: Statement): Statement {
  return { notStatement: { statement } };
}

export function allOf(statements: Statement[]): Statement {
  return { andStatement: { statements } };
}
