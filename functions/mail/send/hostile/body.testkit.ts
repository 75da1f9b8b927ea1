import { goodMessage } from '../send-email.testkit.ts';

/** A request body that no browser sends and that must not be stored. */
export type HostileBody = { name: string; body: string; contentType?: string; isBase64Encoded?: boolean };

/** An address that must never receive a message. */
export const evil = 'x@evil.example';

/** Names these bodies after one kind of attack. */
export function named(kind: string, bodies: readonly string[]): HostileBody[] {
  return bodies.map((body, index) => ({ name: `${kind} ${index + 1}`, body }));
}

/** Returns a valid message with each of these changes. */
export function changed(kind: string, changes: readonly object[]): HostileBody[] {
  return named(
    kind,
    changes.map((change) => JSON.stringify({ ...goodMessage, ...change })),
  );
}
