import { localDay, type Slot, writeOffset } from '#contract/slot.ts';

/** Returns a slot in the time zone of the visitor's browser. */
export function visitorSlot(start: number): Slot {
  const offset = -new Date(start).getTimezoneOffset();
  // A browser that hides the zone has no name for it, or one that is no text.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return { start, offset, zone: timeZone || writeOffset(offset) };
}

/** Returns slots by the visitor's day; a day of the office may be two days there. */
export function groupByDay(slots: readonly Slot[]): readonly (readonly Slot[])[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = localDay(slot.start, slot.offset);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days.values()];
}
