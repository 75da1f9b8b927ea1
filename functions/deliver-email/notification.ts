import { decodePercent } from '#contract/decode-percent.ts';
import { isRecord, parseRecord } from '#contract/json.ts';

/**
 * Returns the object keys in an S3 event notification, or none for the test event that S3 sends when the notification
 * is set up. Returns undefined if the text is neither.
 */
export function createdKeys(body: string): readonly string[] | undefined {
  const event = parseRecord(body);
  if (event?.['Event'] === 's3:TestEvent') return [];
  const records = event?.['Records'];
  if (!Array.isArray(records)) return undefined;
  const keys = records.map(keyOf);
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

/** Decodes a key: S3 encodes it like a form, percent-encoded with a plus for a space. */
function keyOf(record: unknown): string | undefined {
  const s3 = isRecord(record) ? record['s3'] : undefined;
  const object = isRecord(s3) ? s3['object'] : undefined;
  const key = isRecord(object) ? object['key'] : undefined;
  return typeof key === 'string' ? decodePercent(key.replaceAll('+', ' ')) : undefined;
}
