import { company } from '#content/company.ts';
import { callWords } from '#content/call.ts';
import { describeForOffice, describeSlot, readSlots } from '#contract/slot.ts';
import { slotCalendar } from '#contract/calendar.ts';
import { cleanFields, knownForm } from '#contract/form-values.ts';
import { cleanPasted } from '#contract/pasted-text.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';
import { mailto } from './mailto.ts';

/** Returns a line for each time that the visitor asks for, with a link to a reply that names it. */
export function slotFields(email: OutboxEmail) {
  const { letter } = callWords;
  const { name = '' } = fieldsOf(email);
  return requestedSlots(email).map((slot, index) => {
    const body = letter.reply(name.split(' ')[0] ?? name, describeSlot(slot));
    return {
      label: letter.label(index),
      value: describeForOffice(slot),
      note: letter.note,
      ...(email.replyTo === undefined
        ? {}
        : { action: { label: letter.action, href: mailto(email.replyTo, { subject: `Re: ${email.subject}`, body }) } }),
    };
  });
}

/** Returns a calendar file for each time that the visitor asks for, named after the office's clock. */
export function slotCalendars(email: OutboxEmail): readonly { fileName: string; text: string }[] {
  const { name = '' } = fieldsOf(email);
  const { reference, acceptedAt } = email;
  const offset = company.officeHours.utcOffsetMinutes;
  return requestedSlots(email).map(({ start }) =>
    slotCalendar({ start, offset, name, reference, sent: new Date(acceptedAt) }),
  );
}

/** Returns the slots of an email; none if the visitor asks for no call, or has written a text. */
function requestedSlots(email: OutboxEmail) {
  return readSlots(fieldsOf(email)['times'] ?? '') ?? [];
}

function fieldsOf(email: OutboxEmail) {
  const form = knownForm(email);
  return form ? cleanFields(form, cleanPasted) : {};
}
