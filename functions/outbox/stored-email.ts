import { isObject, parseObject } from '../runtime/json.ts';
import { UnreadableEmail, type Attachment, type OutboxEmail } from './outbox.ts';

const forms = ['home', 'contact', 'application'] as const;

/** The e-mail that this stored text is; throws UnreadableEmail when it is none. */
export function parseStoredEmail(text: string): OutboxEmail {
  const found = parseObject(text);
  if (!found) throw new UnreadableEmail('Expected a stored e-mail, got text that is not a JSON object.');
  const form = forms.find((kind) => kind === found['form']);
  const { acceptedAt, reference, subject, message, replyTo, attachment } = found;
  if (
    form === undefined ||
    typeof acceptedAt !== 'string' ||
    Number.isNaN(Date.parse(acceptedAt)) ||
    typeof reference !== 'string' ||
    typeof subject !== 'string' ||
    typeof message !== 'string' ||
    (replyTo !== undefined && typeof replyTo !== 'string') ||
    (attachment !== undefined && !isAttachment(attachment))
  ) {
    throw new UnreadableEmail('Expected a stored e-mail with acceptedAt, reference, form, subject and message.');
  }
  return {
    acceptedAt,
    reference,
    form,
    subject,
    message,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(attachment === undefined ? {} : { attachment }),
  };
}

function isAttachment(value: unknown): value is Attachment {
  return isObject(value) && ['fileName', 'mimeType', 'base64'].every((key) => typeof value[key] === 'string');
}
