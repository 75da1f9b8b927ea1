import { setTimeout as after } from 'node:timers/promises';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { withoutApiStage } from '#contract/http.ts';
import { apiRoutes, routeMatches, type ApiRoute } from '../stack/api-routes.ts';
import { respondWithJson, type Origin, type OriginResponse, type OriginRequest } from './site/origins.ts';

export type ApiHandler = (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>;

/** Timeout of an integration in milliseconds. */
const timeoutMs = 29_000;

/** Largest body that API Gateway accepts, in bytes. */
const maxBodyBytes = 10 * 1024 * 1024;

/** Largest event and largest result of a function that Lambda accepts, as JSON, in bytes. */
const maxPayloadBytes = 6_291_556;

/**
 * A regional REST API with proxy integrations: `/default/sendEmail` becomes an event with the path `/sendEmail`. Its
 * own errors are API Gateway's: 403 for an unknown route, 413 for a body that is too large, 502 for a function that
 * throws or returns a malformed or too large response, 504 after the timeout.
 */
export function createGateway(handlers: Readonly<Record<ApiRoute['function'], ApiHandler>>): Origin {
  return async (request) => {
    const route = apiRoutes.find((candidate) => {
      return routeMatches(candidate, request.path) && candidate.method === request.method;
    });
    if (!route) return errorResponse(403, 'Missing Authentication Token', 'MissingAuthenticationTokenException');
    if (request.body.length > maxBodyBytes) return payloadTooLarge();
    const event = proxyEvent(request);
    if (payloadBytes(event) > maxPayloadBytes) return payloadTooLarge();
    try {
      const result = await Promise.race([handlers[route.function](event), after(timeoutMs, undefined, { ref: false })]);
      return result
        ? readProxyResult(result)
        : errorResponse(504, 'Endpoint request timed out', 'IntegrationTimeoutException');
    } catch (cause) {
      console.error(JSON.stringify({ event: 'function-failed', function: route.function, cause: String(cause) }));
      return errorResponse(502, 'Internal server error', 'InternalServerErrorException');
    }
  };
}

function proxyEvent(request: OriginRequest): APIGatewayProxyEvent {
  const event = {
    path: withoutApiStage(request.path),
    httpMethod: request.method,
    headers: request.headers,
    multiValueQueryStringParameters: grouped(new URLSearchParams(request.query)),
    // No binary media types are set, so API Gateway passes every body on as text.
    body: request.body.length > 0 ? request.body.toString('utf8') : null,
    isBase64Encoded: false,
  } satisfies Partial<APIGatewayProxyEvent>;
  return event as unknown as APIGatewayProxyEvent;
}

function payloadBytes(payload: object): number {
  return Buffer.byteLength(JSON.stringify(payload));
}

function readProxyResult(result: APIGatewayProxyResult): OriginResponse {
  const size = payloadBytes(result);
  if (size > maxPayloadBytes) throw new Error(`Expected a response of at most ${maxPayloadBytes} bytes, got ${size}.`);
  const { statusCode, headers = {}, multiValueHeaders = {}, body, isBase64Encoded } = result;
  if (!Number.isInteger(statusCode) || typeof (body ?? '') !== 'string') {
    throw new Error(`Expected a Lambda proxy response, got statusCode ${statusCode}, body of type ${typeof body}`);
  }
  const bytes = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
  const several = Object.entries(multiValueHeaders).map(([name, values]) => [name, values.join(', ')] as const);
  const all = [...Object.entries(headers), ...several].map(([name, value]) => [name.toLowerCase(), String(value)]);
  // API Gateway's default is application/json.
  return {
    status: statusCode,
    headers: { 'content-type': 'application/json', ...Object.fromEntries(all) },
    body: bytes,
  };
}

function errorResponse(status: number, message: string, type: string): OriginResponse {
  return respondWithJson(status, { message }, { 'x-amzn-errortype': type });
}

function payloadTooLarge(): OriginResponse {
  return errorResponse(413, 'Request Too Long', 'RequestTooLargeException');
}

function grouped(pairs: URLSearchParams): Record<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, value] of pairs) groups.set(name, [...(groups.get(name) ?? []), value]);
  // A Map instead of assignments to an object, because a parameter may be called __proto__.
  return Object.fromEntries(groups);
}
