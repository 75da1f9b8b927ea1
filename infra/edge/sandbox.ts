import { createContext, runInContext } from 'node:vm';
import type { PictureResponse } from './picture-response.function.ts';
import type { GeneratedResponse, ViewerRequestEvent, ViewerResponseEvent } from './edge-events.ts';

/** Result of the viewer-request function: the request, perhaps rewritten, or a response. */
export type EdgeResult = ViewerRequestEvent['request'] | GeneratedResponse;

/** Runs the code of a viewer-request function as CloudFront does, without modules, network, process or eval. */
export const viewerRequestSandbox: (code: string) => (event: ViewerRequestEvent) => EdgeResult = sandbox;

/** Runs the code of a viewer-response function the same way. */
export const viewerResponseSandbox: (code: string) => (event: ViewerResponseEvent) => PictureResponse = sandbox;

function sandbox<Event, Result>(code: string): (event: Event) => Result {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  runInContext(code, context, { filename: 'edge-function.js' });
  return (event) => {
    // No timeout, because a busy machine that pauses for a second would make the site fail.
    const input = JSON.stringify(JSON.stringify(event));
    const output: string = runInContext(`JSON.stringify(handler(JSON.parse(${input})))`, context);
    return JSON.parse(output) as Result;
  };
}

/** Whether the function responds itself instead of passing the request on. */
export function isResponse(result: EdgeResult): result is GeneratedResponse {
  return 'statusCode' in result;
}
