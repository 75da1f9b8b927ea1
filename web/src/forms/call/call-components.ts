/** What the contact form loads when the visitor opens its section for a call. */
export { RequestedTimes } from './RequestedTimes.tsx';
export { canPick, TimePicker } from './TimePicker.tsx';
