import type { CloudFrontFunctionsEvent } from 'aws-lambda';

/** The fields of a viewer-request event that the edge functions read. */
export type ViewerRequestEvent = { request: Omit<CloudFrontFunctionsEvent['request'], 'cookies'> };

/** A response of the function itself, without a request to the origin. */
export type GeneratedResponse = Pick<
  CloudFrontFunctionsEvent['response'],
  'statusCode' | 'statusDescription' | 'headers'
> & { body?: { encoding: 'text'; data: string } };

/** The fields of a viewer-response event that the edge functions read. */
export type ViewerResponseEvent = { response: Omit<CloudFrontFunctionsEvent['response'], 'cookies'> };
