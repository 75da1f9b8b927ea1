import { isObject, parseObject } from '../runtime/json.ts';

/**
 * The keys that an S3 event notification names as created, none for the test event S3 sends when the notification is
 * set up, undefined for a text that is neither.
 */
export function createdKeys(body: string): readonly string[] | undefined {
  const event = parseObject(body);
  if (event?.['Event'] === 's3:TestEvent') return [];
  const records = event?.['Records'];
  if (!Array.isArray(records)) return undefined;
  const keys = records.map(keyOf);
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

/** S3 writes a key as in a form: percent-encoded, a plus for a space. */
function keyOf(record: unknown): string | undefined {
  const s3 = isObject(record) ? record['s3'] : undefined;
  const object = isObject(s3) ? s3['object'] : undefined;
  const key = isObject(object) ? object['key'] : undefined;
  if (typeof key !== 'string') return undefined;
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
