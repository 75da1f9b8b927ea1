/** Request of CloudFront to an origin. `path` and `query` are as the viewer sent them, percent-encoding included. */
export type OriginRequest = {
  method: string;
  path: string;
  /** Query string without the question mark; '' if there is none. */
  query: string;
  /** Header names are in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

/** Response of an origin; header names are in lower case. */
export type OriginResponse = { status: number; headers: Readonly<Record<string, string>>; body: Buffer };

/** Function that handles the requests to an origin. */
export type Origin = (request: OriginRequest) => Promise<OriginResponse>;

/** Returns a JSON response of the infrastructure itself. */
export function respondWithJson(status: number, body: unknown, headers: Record<string, string> = {}): OriginResponse {
  const allHeaders = { 'content-type': 'application/json', ...headers };
  return { status, headers: allHeaders, body: Buffer.from(JSON.stringify(body)) };
}
