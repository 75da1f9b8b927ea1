import type { Recorded } from './start-recording.ts';

/** A recording of another page for the contact form, until it is sent or deleted. In memory: a voice is stored nowhere. */
export const handedOver: { recording?: Recorded | undefined } = {};
