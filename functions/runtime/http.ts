import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';

/** Answers one request of the REST API (Lambda proxy integration). */
export type HttpHandler = (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>;

/** The request body as text, base64 undone: the gateway wraps whatever it takes for binary. */
export function bodyText(event: APIGatewayProxyEvent): string {
  const body = event.body ?? '';
  return event.isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
}

/** The value of a request header whatever its case, or undefined. */
export function header(event: APIGatewayProxyEvent, name: string): string | undefined {
  const wanted = name.toLowerCase();
  return Object.entries(event.headers ?? {}).find(([key]) => key.toLowerCase() === wanted)?.[1];
}

/** A JSON answer; not stored by any cache unless `headers` say so. */
export function json(statusCode: number, body: unknown, headers: Record<string, string> = {}): APIGatewayProxyResult {
  return answer(statusCode, JSON.stringify(body), { 'content-type': 'application/json; charset=utf-8', ...headers });
}

/** A whole HTML page; not stored by any cache unless `headers` say so. */
export function html(statusCode: number, page: string, headers: Record<string, string> = {}): APIGatewayProxyResult {
  return answer(statusCode, page, { 'content-type': 'text/html; charset=utf-8', ...headers });
}

/** 303: the browser reads `location` next, by GET. */
export function seeOther(location: string): APIGatewayProxyResult {
  return answer(303, '', { location });
}

function answer(statusCode: number, body: string, headers: Record<string, string>): APIGatewayProxyResult {
  return {
    statusCode,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
    body,
  };
}
