import * as v from 'valibot';
import { type OutboxEmail, UnreadableEmail } from './outbox.ts';

const storedEmail = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    acceptedAt: v.pipe(v.string(), v.isoTimestamp()),
    reference: v.string(),
    // Any string, because an email of an unknown form is delivered as its plain message.
    form: v.exactOptional(v.string()),
    fields: v.exactOptional(v.record(v.string(), v.string())),
    subject: v.string(),
    message: v.string(),
    replyTo: v.exactOptional(v.string()),
    isPossibleSpam: v.exactOptional(v.literal(true)),
    attachment: v.exactOptional(
      v.object({
        fileName: v.string(),
        mimeType: v.string(),
        base64: v.string(),
        oddities: v.exactOptional(v.array(v.string())),
      }),
    ),
  }),
);

/** Returns the email that was stored as this text. Throws UnreadableEmail if a field is missing or has another type. */
export function parseStoredEmail(text: string): OutboxEmail {
  const { success, output, issues } = v.safeParse(storedEmail, text);
  if (success) return output;
  // Report field names only, because valibot's messages quote the values, which are personal data.
  const fields = issues.map((issue) => v.getDotPath(issue) ?? 'JSON');
  throw new UnreadableEmail(`Expected a stored email, got one that is wrong in ${fields.join(', ')}.`);
}
