import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';

export type HttpHandler = (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>;

/** Returns the request body as text. API Gateway encodes bodies that it considers binary as base64. */
export function bodyText(event: APIGatewayProxyEvent): string {
  const body = event.body ?? '';
  return event.isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
}

export function header(event: APIGatewayProxyEvent, name: string): string | undefined {
  const lowerCaseName = name.toLowerCase();
  return Object.entries(event.headers ?? {}).find(([key]) => key.toLowerCase() === lowerCaseName)?.[1];
}

/** Returns a JSON response; `no-store` unless `headers` override it. */
export function json(statusCode: number, body: unknown, headers: Record<string, string> = {}): APIGatewayProxyResult {
  return respond(statusCode, JSON.stringify(body), { 'content-type': 'application/json; charset=utf-8', ...headers });
}

/** Returns an HTML response; `no-store` unless `headers` override it. */
export function html(statusCode: number, page: string, headers: Record<string, string> = {}): APIGatewayProxyResult {
  return respond(statusCode, page, { 'content-type': 'text/html; charset=utf-8', ...headers });
}

/** Lambda returns at most 6 MB, in which the body is a JSON string; 16 kB are left for the headers. */
const mostBodyBytes = 6 * 1024 * 1024 - 16_384;

/** Whether Lambda can return this body. It turns a larger one into 502 without a page. */
export function fitsResponse(body: string): boolean {
  return Buffer.byteLength(JSON.stringify(body)) <= mostBodyBytes;
}

/** Returns a 303 response: the browser loads `location` with GET. */
export function seeOther(location: string): APIGatewayProxyResult {
  return respond(303, '', { location });
}

function respond(statusCode: number, body: string, headers: Record<string, string>): APIGatewayProxyResult {
  return {
    statusCode,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
    body,
  };
}
