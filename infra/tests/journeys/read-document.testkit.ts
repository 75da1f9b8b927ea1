/** Requests a document as a crawler does, without following redirects. */
export async function readDocument(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
