import { expect, test } from 'vitest';
import { documentStatusHeader } from '#contract/document-status.ts';
import { viewerResponseSandbox } from './sandbox.ts';
import { viewerResponseCode, type ViewerResponseEvent } from './viewer-response.ts';

type Response = ViewerResponseEvent['response'];

function setUp(response: Response): Response {
  return viewerResponseSandbox(viewerResponseCode())({ response });
}

test('a document that says it is missing reaches its visitor with 404, and the header does not', () => {
  const answer = setUp({
    statusCode: 200,
    headers: { [documentStatusHeader]: { value: '404' }, 'content-type': { value: 'text/html' } },
  });
  expect(answer).toEqual({
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/html' } },
  });
});

test('any other document passes as it is, and no other status can be named', () => {
  expect(setUp({ statusCode: 200, headers: {} })).toEqual({ statusCode: 200, headers: {} });
  const named = { [documentStatusHeader]: { value: '302' } };
  expect(setUp({ statusCode: 200, headers: named })).toEqual({ statusCode: 200, headers: {} });
});
