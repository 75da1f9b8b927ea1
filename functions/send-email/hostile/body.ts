import { goodMessage } from '../set-up.ts';

/** A body that nobody's browser sends; none of them may be stored. */
export type HostileBody = { name: string; body: string; contentType?: string; isBase64Encoded?: boolean };

/** An address that no message may reach. */
export const evil = 'x@evil.example';

/** These bodies under one name. */
export function named(kind: string, bodies: readonly string[]): HostileBody[] {
  return bodies.map((body, index) => ({ name: `${kind} ${index + 1}`, body }));
}

/** A good message with each of these changes. */
export function changed(kind: string, changes: readonly object[]): HostileBody[] {
  return named(
    kind,
    changes.map((change) => JSON.stringify({ ...goodMessage, ...change })),
  );
}
