import { jsonResponse } from './json-response.ts';
import type { GeneratedResponse, ViewerRequestEvent } from './edge-events.ts';

export type ChatRequestConfig = {
  /** `error` of the 503 response if the stage has no chat host; '' otherwise. */
  missingHost: string;
};

declare const config: ChatRequestConfig;

/**
 * CloudFront function for viewer requests of the chat: only POST reaches the chat host, so that no link can show a
 * document of that host on our origin.
 */
export function handler(event: ViewerRequestEvent): ViewerRequestEvent['request'] | GeneratedResponse {
  if (config.missingHost) return jsonResponse(503, 'Service Unavailable', config.missingHost);
  if (event.request.method === 'POST') return event.request;
  const response = jsonResponse(405, 'Method Not Allowed', 'Messages are sent by POST.');
  response.headers.allow = { value: 'POST' };
  return response;
}
