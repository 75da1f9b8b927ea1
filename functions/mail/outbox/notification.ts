import * as v from 'valibot';
import { decodePercent } from '#contract/decode-percent.ts';

/** S3 encodes a key like a form, percent-encoded with a plus for a space. */
const key = v.pipe(
  v.string(),
  v.transform((text) => decodePercent(text.replaceAll('+', ' '))),
  v.string(),
);

const notification = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ Event: v.literal('s3:TestEvent') }),
    v.object({ Records: v.array(v.object({ s3: v.object({ object: v.object({ key }) }) })) }),
  ]),
);

/**
 * Returns the object keys in an S3 event notification, or none for the test event that S3 sends when the notification
 * is set up. Returns undefined if the text is neither.
 */
export function createdKeys(body: string): readonly string[] | undefined {
  const { success, output } = v.safeParse(notification, body);
  if (!success) return undefined;
  return 'Event' in output ? [] : output.Records.map(({ s3 }) => s3.object.key);
}
