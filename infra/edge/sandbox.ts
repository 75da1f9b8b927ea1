import { createContext, runInContext } from 'node:vm';
import type { ViewerRequestEvent, ViewerResponse } from './viewer-request.ts';
import type { ViewerResponseEvent } from './viewer-response.ts';

export type EdgeAnswer = ViewerRequestEvent['request'] | ViewerResponse;

/**
 * The viewer-request function running as CloudFront runs it: a bare world without modules, network, process or eval.
 * The answer is the request, perhaps changed, or a response; the event that is passed in stays as it was.
 */
export function viewerRequestSandbox(code: string): (event: ViewerRequestEvent) => EdgeAnswer {
  return sandbox(code);
}

/** The viewer-response function, run the same way. */
export function viewerResponseSandbox(code: string): (event: ViewerResponseEvent) => ViewerResponseEvent['response'] {
  return sandbox(code);
}

function sandbox<Event, Answer>(code: string): (event: Event) => Answer {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  runInContext(code, context, { filename: 'edge-function.js' });
  return (event) => {
    // Without a time limit, which would be the clock's: a machine that stops for a second would have the site fail.
    const input = JSON.stringify(JSON.stringify(event));
    const output: string = runInContext(`JSON.stringify(handler(JSON.parse(${input})))`, context);
    return JSON.parse(output) as Answer;
  };
}

/** Whether the function answered itself instead of passing the request on. */
export function isResponse(answer: EdgeAnswer): answer is ViewerResponse {
  return 'statusCode' in answer;
}
