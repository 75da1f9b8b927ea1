import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { createMemoryOutbox } from '../outbox/memory-outbox.ts';
import { OutboxUnavailable, type OutboxEmail } from '../outbox/outbox.ts';
import { isObject, parseObject } from '../runtime/json.ts';
import { parseStoredEmail } from '../outbox/stored-email.ts';
import { createHandler } from './handler.ts';

/** The office of the tests. */
export const office = 'office@example.com';

/** A message that is taken as it is. */
export const goodMessage = {
  subject: 'Message from Asha Patel',
  message: 'Name: Asha Patel\nEmail: asha@example.com\n\nMessage:\nDoes it speak Gujarati?',
  to: [office],
};

/** The handler before an outbox in memory, at a time that a test can move. */
export function setUp() {
  const outbox = createMemoryOutbox();
  const lines: string[] = [];
  const clock = { now: new Date('2026-11-20T10:12:00Z') };
  const broken: { outbox?: OutboxUnavailable['reason'] } = {};
  const handler = createHandler({
    outbox: {
      put: async (...email) => {
        if (broken.outbox) throw new OutboxUnavailable(broken.outbox, 'ENOSPC');
        return outbox.put(...email);
      },
    },
    allowed: [office],
    now: () => clock.now,
    log: (event, details) => lines.push(JSON.stringify({ event, ...details })),
  });
  const post = (body: string, headers: Record<string, string> = { 'Content-Type': 'text/plain;charset=UTF-8' }) =>
    handler(requestOf({ body, headers }));
  return {
    handler,
    clock,
    broken,
    lines,
    post,
    send: (body: unknown) => post(JSON.stringify(body)),
    stored: (): OutboxEmail[] => [...outbox.waiting.values()].map(parseStoredEmail),
  };
}

/** A request as the gateway hands it over; what a test does not name is empty. */
export function requestOf(given: Partial<APIGatewayProxyEvent>): APIGatewayProxyEvent {
  return {
    httpMethod: 'POST',
    path: '/sendEmail',
    resource: '/sendEmail',
    headers: {},
    multiValueHeaders: {},
    body: null,
    isBase64Encoded: false,
    pathParameters: null,
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    stageVariables: null,
    requestContext: {} as APIGatewayProxyEvent['requestContext'],
    ...given,
  };
}

/** The sentence a visitor is given, '' when there is none. */
export function sentenceIn(answer: APIGatewayProxyResult): string {
  const body = parseObject(answer.body);
  return isObject(body) && typeof body['error'] === 'string' ? body['error'] : '';
}

/** The reference number a visitor is given, '' when there is none. */
export function referenceIn(answer: APIGatewayProxyResult): string {
  const id = parseObject(answer.body)?.['id'];
  return typeof id === 'string' ? id : '';
}
