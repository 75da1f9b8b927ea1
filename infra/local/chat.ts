import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { company } from '#content/company.ts';
import { officeState } from '#content/office.ts';
import { replySentence } from '#content/promises.ts';
import { passageTitles } from '#content/search-words.ts';
import { botChatPath } from '#contract/chat.ts';
import { parseRecord } from '#contract/json.ts';
import { createSearch } from '#search/find-passages.ts';
import { passages, unanswered } from '#search/passages.static.ts';
import { listen, type Listening } from './listen.ts';

const search = createSearch(passages, Date.now, unanswered);

/** Delay of a slow reply: after the panel has said that it is still working, before the panel's timeout. */
const slowMs = 8_000;

/**
 * The fake chat host: POST /api/botChat `{"message"}` returns `{"data"}`, a canned reply from the site's own content.
 * A message that starts with `x-fake: slow` or `x-fake: error` makes it late or fail. `delayMs` returns the delay of one
 * response.
 */
export async function startChat(
  port: number,
  { delayMs = () => 300 + Math.random() * 600 }: { delayMs?: () => number } = {},
): Promise<Listening> {
  const server = createServer((request, response) => {
    respond(request, response, delayMs).catch((cause: unknown) => {
      console.error(JSON.stringify({ event: 'chat-failed', cause: String(cause) }));
      response.destroy();
    });
  });
  return listen(server, port);
}

async function respond(request: IncomingMessage, response: ServerResponse, delayMs: () => number): Promise<void> {
  if (request.method !== 'POST' || request.url !== botChatPath)
    return json(response, 404, { error: `Only POST ${botChatPath} is served here.` });
  const message = String(parseRecord(await text(request))?.message);
  const [, manner = '', question = ''] = /^\s*(?:x-fake:\s*(slow|error)\b)?\s*([^]*)$/i.exec(message) ?? [];
  await wait(manner.toLowerCase() === 'slow' ? slowMs : delayMs());
  if (manner.toLowerCase() === 'error') return json(response, 500, { error: 'The message asked for a failure.' });
  json(response, 200, { data: cannedReply(question, new Date()) });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * Returns the text of the passage that answers a question. Says that it does not know if there is none. The reply about
 * the office hours says whether the office is open at `now`, one that promises a reply when it follows.
 */
function cannedReply(question: string, now: Date): string {
  const passage = search.findAnswer(question);
  if (!passage)
    return (
      'I do not know that: I can only tell you what this site says. ' +
      `Write to ${company.email} or use the contact form, and a person will answer.`
    );
  const { lead, rest, nextAnswer = '' } = officeState(now, () => company.officeHours.utcOffsetMinutes);
  const isOpen = passage.title === passageTitles.hours ? `. ${lead}${rest}.` : '';
  const answered = passage.text.includes(replySentence) ? ` ${nextAnswer}` : '';
  return `${passage.text}${isOpen}${answered}\n\nMore on the ${passage.page} page.`;
}
