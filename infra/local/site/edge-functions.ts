import type { Behavior } from '../../edge/behaviors.ts';
import { edgeFunctionCode } from '../../edge/edge-functions.ts';
import { isResponse, viewerRequestSandbox, viewerResponseSandbox } from '../../edge/sandbox.ts';
import type { GeneratedResponse, ViewerRequestEvent } from '../../edge/edge-events.ts';
import type { SiteBuild } from '../../edge/site-build.ts';
import type { OriginResponse, OriginRequest } from './origins.ts';

/** Returns the edge functions of a stage without a domain, as CloudFront runs them, with the release that is live. */
export function createEdgeFunctions(build: SiteBuild) {
  const code = edgeFunctionCode({ domain: '', hasChat: true, hasReceipts: true, build });
  const sets = Object.fromEntries(
    Object.entries(code).map(([name, { request, response }]) => [
      name,
      { request: viewerRequestSandbox(request), response: viewerResponseSandbox(response) },
    ]),
  );
  const functionsOf = ({ functions }: Behavior) => (functions ? sets[functions] : undefined);

  return {
    /** Returns path and query to look up, or a response instead. */
    request(
      behavior: Behavior,
      { method, path, query, headers }: Omit<OriginRequest, 'body'>,
    ): Pick<OriginRequest, 'path' | 'query'> | OriginResponse {
      const result = functionsOf(behavior)?.request({ request: edgeRequest(method, path, query, headers) });
      if (!result) return { path, query };
      if (isResponse(result)) return readGeneratedResponse(result);
      return { path: result.uri, query: formatQuery(result.querystring) };
    },

    response(behavior: Behavior, reply: OriginResponse): OriginResponse {
      const functions = functionsOf(behavior);
      // CloudFront runs the viewer-response function only if the origin's status is below 400.
      if (!functions || reply.status >= 400) return reply;
      const headers = Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name, { value }]));
      const functionResponse = functions.response({ response: { statusCode: reply.status, headers } });
      const body = functionResponse.body ? Buffer.from(functionResponse.body.data) : reply.body;
      return { status: functionResponse.statusCode, headers: flat(functionResponse.headers), body };
    },
  };
}

type ViewerRequest = ViewerRequestEvent['request'];

function edgeRequest(method: string, uri: string, query: string, headers: OriginRequest['headers']): ViewerRequest {
  // Not an object, because a parameter may be called __proto__.
  const parameters = new Map<string, ViewerRequest['querystring'][string]>();
  for (const pair of query.split('&').filter((part) => part !== '')) {
    const [name = '', value = ''] = splitOnce(pair, '=');
    const existing = parameters.get(name);
    const former = existing && (existing.multiValue ?? [existing]);
    parameters.set(name, former ? { value, multiValue: [...former, { value }] } : { value });
  }
  const querystring = Object.fromEntries(parameters);
  const wrapped = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));
  return { method, uri, querystring, headers: wrapped };
}

function formatQuery(querystring: ViewerRequest['querystring']): string {
  return Object.entries(querystring)
    .flatMap(([name, { value, multiValue }]) => (multiValue ?? [{ value }]).map((item) => `${name}=${item.value}`))
    .join('&');
}

function readGeneratedResponse({ statusCode, headers, body }: GeneratedResponse): OriginResponse {
  const allHeaders = { ...flat(headers), 'x-cache': 'FunctionGeneratedResponse from cloudfront' };
  return { status: statusCode, headers: allHeaders, body: Buffer.from(body?.data ?? '') };
}

function flat(headers: Record<string, { value: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
}

/** Splits a text at the first separator, into one part if there is none. */
export function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
