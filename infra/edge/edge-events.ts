import type { CloudFrontFunctionsEvent } from 'aws-lambda';

export type ViewerRequestEvent = { request: Omit<CloudFrontFunctionsEvent['request'], 'cookies'> };

/** A response of the function itself, without a request to the origin. */
export type GeneratedResponse = Pick<
  CloudFrontFunctionsEvent['response'],
  'statusCode' | 'statusDescription' | 'headers'
> & { body?: { encoding: 'text'; data: string } };

export type ViewerResponseEvent = { response: Omit<CloudFrontFunctionsEvent['response'], 'cookies'> };
