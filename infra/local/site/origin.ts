/** What CloudFront asks an origin. `path` and `query` are as the viewer sent them, percent-encoding included. */
export type OriginRequest = {
  method: string;
  path: string;
  /** Without the question mark; '' when there is none. */
  query: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

/** What an origin answers; header names in lower case. */
export type OriginAnswer = { status: number; headers: Readonly<Record<string, string>>; body: Buffer };

/** Something CloudFront can ask. */
export type Origin = (request: OriginRequest) => Promise<OriginAnswer>;

/** A JSON answer of a part of the infrastructure itself. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): OriginAnswer {
  const answered = { 'content-type': 'application/json', ...headers };
  return { status, headers: answered, body: Buffer.from(JSON.stringify(body)) };
}
