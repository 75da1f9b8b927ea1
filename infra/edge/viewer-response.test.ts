import { expect, test } from 'vitest';
import { documentStatusHeader } from '#contract/http.ts';
import { edgeFunctionCode } from './edge-functions.ts';
import { viewerResponseSandbox } from './sandbox.ts';
import type { ViewerResponseEvent } from './edge-events.ts';

type Response = ViewerResponseEvent['response'];

const build = { id: 'a1b2c3d4', files: [] };

function setUp(response: Response): Response {
  return viewerResponseSandbox(edgeFunctionCode({ domain: '', hasChat: true, build }).pages.response)({ response });
}

const names = [documentStatusHeader, 'x-amz-meta-document-status'];
const statuses = [
  [404, 'Not Found'],
  [410, 'Gone'],
] as const;

test.each(names.flatMap((name) => statuses.map(([status, phrase]) => ({ name, status, phrase }))))(
  'a document with $status in $name reaches visitors with that status and without the header',
  ({ name, status, phrase }) => {
    const response = setUp({
      statusCode: 200,
      headers: { [name]: { value: String(status) }, 'content-type': { value: 'text/html' } },
    });
    expect(response).toEqual({
      statusCode: status,
      statusDescription: phrase,
      headers: { 'content-type': { value: 'text/html' } },
    });
  },
);

test('a compressed document names the header that selected it', () => {
  const headers = { 'content-encoding': { value: 'br' } };
  expect(setUp({ statusCode: 200, headers }).headers).toEqual({ ...headers, vary: { value: 'accept-encoding' } });
});

test.each([
  ['200 of another document', 200, {}],
  ['other number than 404 and 410', 200, { [documentStatusHeader]: { value: '302' } }],
  ['304', 304, { [documentStatusHeader]: { value: '404' } }],
])('no %s becomes a status', (_, statusCode, headers) => {
  expect(setUp({ statusCode, headers })).toEqual({ statusCode, headers: {} });
});

const document = {
  'x-amz-meta-content-security-policy': { value: "script-src 'sha256-a='" },
  'x-amz-meta-reporting-endpoints': { value: 'site="/default/report/a1b2c3d4"' },
};
const policy = {
  'content-security-policy': { value: "script-src 'sha256-b='" },
  'reporting-endpoints': { value: 'site="/default/report/e5f6a7b8"' },
};

test('the policy of the document’s release replaces that of the last deployment', () => {
  expect(setUp({ statusCode: 200, headers: { ...policy, ...document } }).headers).toEqual({
    'content-security-policy': { value: "script-src 'sha256-a='" },
    'reporting-endpoints': { value: 'site="/default/report/a1b2c3d4"' },
  });
  expect(setUp({ statusCode: 200, headers: policy }).headers).toEqual(policy);
});

test('a 304 does not give a cached document the policy of another release', () => {
  expect(setUp({ statusCode: 304, headers: { ...policy, etag: { value: '"1"' } } }).headers).toEqual({
    etag: { value: '"1"' },
  });
});
