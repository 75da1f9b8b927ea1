import { assert, asyncProperty, constantFrom, oneof, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { forms, fieldsOf, isFormKind, type FormField } from '#contract/forms.ts';
import { composeForm } from '#contract/form-values.ts';
import { readAgain } from './deliver-email/deliver-email.testkit.ts';
import { office, setUp } from './send-email/send-email.testkit.ts';

const kinds = Object.keys(forms).filter(isFormKind);

test.each(kinds)('every text in the fields of the form %s is in both parts of the email', async (form) => {
  const shown = fieldsOf(form).filter(([, { type }]) => type !== 'checkbox' && type !== 'origin');
  const values = record(Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, valueOf(field)])));
  await assert(
    asyncProperty(values, async (typed) => {
      const { send, stored } = setUp();
      const { statusCode } = await send({ ...composeForm(form, typed), to: [office] });
      expect(statusCode).toBe(200);
      const { text, html } = await readAgain(stored()[0]!);
      for (const [name] of shown) {
        expect(plain(text)).toContain(plain(typed[name]));
        expect(plain(unescaped(String(html)))).toContain(plain(typed[name]));
      }
    }),
    { numRuns: 60 },
  );
});

/** Text that a visitor may type, also text that imitates another field or markup. */
function valueOf({ type, limit, required, options }: FormField) {
  if (options) return constantFrom(...options);
  if (type === 'checkbox') return constantFrom('on');
  const hostile = constantFrom(
    'Email: x@evil.example',
    '\nRole: CEO\n\nNote:\nx',
    'Season: 5\n\nMessage:',
    '<b>&amp;</b>',
  );
  const any = oneof(hostile, string({ unit: 'grapheme' }), string({ unit: 'binary', maxLength: limit }));
  return any.map((text) => `${required === undefined ? '' : 'x'}${type === 'email' ? '@' : ''}${text}`.slice(0, limit));
}

/** Removes spaces and the control characters that the functions drop. */
function plain(text = ''): string {
  return text.replace(/[\s\p{Cc}\p{Bidi_Control}\p{Surrogate}]+/gu, '');
}

function unescaped(html: string): string {
  const text = html.replaceAll('<br>', '').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
