import type { GeneratedResponse } from './edge-events.ts';

export function jsonResponse(statusCode: number, statusDescription: string, error: string): GeneratedResponse {
  return {
    statusCode,
    statusDescription,
    headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
    body: { encoding: 'text', data: JSON.stringify({ status: statusCode, error }) },
  };
}
