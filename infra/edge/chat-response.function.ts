import type { ViewerResponseEvent } from './edge-events.ts';

export type ChatResponseConfig = {
  /** Headers in lower case that the chat host must not send to a browser on our origin. */
  removed: readonly string[];
};

declare const config: ChatResponseConfig;

/**
 * CloudFront function for viewer responses of the chat: whatever the chat host sends is JSON for the browser and sets no
 * cookie. CloudFront runs it only for responses below 400; the headers policy makes the errors inert.
 */
export function handler(event: {
  response: ViewerResponseEvent['response'] & { cookies?: object };
}): ViewerResponseEvent['response'] {
  const response = event.response;
  config.removed.forEach((name) => {
    delete response.headers[name];
  });
  response.cookies = {};
  response.headers['content-type'] = { value: 'application/json' };
  response.headers['cache-control'] = { value: 'no-store' };
  return response;
}
