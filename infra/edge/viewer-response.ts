import { documentStatusHeader } from '#contract/document-status.ts';

/** Event of a CloudFront Function before an answer leaves; only what ours reads. */
export type ViewerResponseEvent = {
  response: { statusCode: number; statusDescription?: string; headers: Record<string, { value: string }> };
};

/**
 * Source of the CloudFront Function that gives a document of the blog the status it names itself. CloudFront runs it
 * only after answers below 400; those from 400 on have the distribution's own page.
 */
export function viewerResponseCode(): string {
  return `const named = ${JSON.stringify(documentStatusHeader)};\n${program}`;
}

const program = String.raw`
function handler(event) {
  const response = event.response;
  if (!response.headers[named]) return response;
  if (response.headers[named].value === '404') {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  delete response.headers[named];
  return response;
}
`;
