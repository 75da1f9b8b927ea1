import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { createMemoryOutbox } from '../outbox/memory-outbox.testkit.ts';
import { OutboxUnavailable, type OutboxEmail } from '../outbox/outbox.ts';
import { isRecord, parseRecord } from '#contract/json.ts';
import { parseStoredEmail } from '../outbox/stored-objects.ts';
import { createHandler } from './handler.ts';

export const office = 'office@example.com';

export const goodMessage = {
  subject: 'Message from Asha Patel',
  message: 'Name: Asha Patel\nEmail: asha@example.com\n\nMessage:\nDoes it speak Gujarati?',
  to: [office],
};

export function setUp() {
  const outbox = createMemoryOutbox();
  const lines: string[] = [];
  const clock = { now: new Date('2026-11-20T10:12:00Z') };
  const broken: { outbox?: OutboxUnavailable['reason'] } = {};
  const handler = createHandler({
    outbox: {
      put: async (...email) => {
        if (broken.outbox) throw new OutboxUnavailable(broken.outbox, 'AccessDenied');
        return outbox.put(...email);
      },
    },
    allowed: [office],
    key: 'key',
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
    stored: (): OutboxEmail[] => [...outbox.objects.values()].map(({ text }) => parseStoredEmail(text)),
  };
}

export function requestOf(overrides: Partial<APIGatewayProxyEvent>): APIGatewayProxyEvent {
  return { httpMethod: 'POST', headers: {}, body: null, isBase64Encoded: false, ...overrides } as APIGatewayProxyEvent;
}

export function sentenceIn(response: APIGatewayProxyResult): string {
  const body = parseRecord(response.body);
  return isRecord(body) && typeof body['error'] === 'string' ? body['error'] : '';
}

export function referenceIn(response: APIGatewayProxyResult): string {
  const id = parseRecord(response.body)?.['id'];
  return typeof id === 'string' ? id : '';
}
