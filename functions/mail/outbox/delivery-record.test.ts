import { expect, test } from 'vitest';
import { parseDeliveryRecord } from './delivery-record.ts';
import type { DeliveryRecord } from './outbox.ts';

const record: Required<DeliveryRecord> = {
  lastAcceptedAt: '2026-11-20T10:12:00.000Z',
  claimedUntil: '2026-11-20T10:12:20.000Z',
  attempt: { id: '1795169580000', acceptedAt: '2026-11-20T10:12:00.000Z' },
  bounce: {
    acceptedAt: '2026-11-20T10:12:00.000Z',
    firstAt: '2026-11-20T10:13:00.000Z',
    attempt: '1795169580000',
    isTransient: true,
  },
  failure: { at: '2026-11-20T10:13:00.000Z', kind: 'bounced', reason: 'Permanent, General' },
};

test('a record is read as it was written', () => {
  expect(parseDeliveryRecord(JSON.stringify(record))).toEqual(record);
  const partial = { lastAcceptedAt: record.lastAcceptedAt };
  expect(parseDeliveryRecord(JSON.stringify(partial))).toEqual(partial);
});

test.each(Object.keys(record))('a record with an unreadable %s keeps its other fields', (field) => {
  for (const value of [null, 1, [], { at: 1 }, { acceptedAt: 'x', firstAt: 'y', retryAt: 1 }]) {
    expect(parseDeliveryRecord(JSON.stringify({ ...record, [field]: value }))).toEqual({
      ...record,
      [field]: undefined,
    });
  }
});

test.each(['', 'garbage', 'null', '[]', '"text"'])('the text %j is an empty record', (text) => {
  expect(parseDeliveryRecord(text)).toEqual({});
});
