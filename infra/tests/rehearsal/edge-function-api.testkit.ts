import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from '../../local/listen.ts';

/** An edge function at CloudFront: the published code and the draft, each with its comment. */
type EdgeFunction = { comment: string; code: string };

/** CloudFront's API for the one edge function of a stage, which moto lacks. Its engine is njs, as CloudFront's is. */
export async function startEdgeFunctionApi(deployed: EdgeFunction) {
  const edge = { live: deployed, draft: deployed, revision: 1 };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const operation = `${request.method} ${pathname.split('/').slice(4).join('/')}`;
    const isStale = request.method !== 'GET' && request.headers['if-match'] !== `E${edge.revision}`;
    if (isStale) return void response.writeHead(412).end(xml('Error', { Code: 'PreconditionFailed' }));
    const respond = (answer: string) => void response.setHeader('etag', `E${edge.revision}`).end(answer);
    const summary = ({ comment }: EdgeFunction) =>
      xml('FunctionSummary', { FunctionConfig: { Comment: comment, Runtime: 'cloudfront-js-2.0' } });
    if (operation === 'GET describe') {
      return respond(summary(searchParams.get('Stage') === 'LIVE' ? edge.live : edge.draft));
    }
    if (operation === 'POST test') {
      const event = textOf(body, 'EventObject');
      return respond(xml('TestResult', runInNjs(edge.draft.code, Buffer.from(event, 'base64').toString())));
    }
    if (operation === 'POST publish') {
      edge.live = edge.draft;
      return respond(summary(edge.live));
    }
    if (operation === 'PUT ') {
      const code = Buffer.from(textOf(body, 'FunctionCode'), 'base64').toString();
      edge.draft = { comment: textOf(body, 'Comment'), code };
      edge.revision += 1;
      return respond(summary(edge.draft));
    }
    return void response.writeHead(501).end();
  };
  const server = createServer((request, response) => void handle(request, response));
  return { ...(await listen(server, 0)), edge };
}

type Xml = { [name: string]: string | Xml };

function xml(name: string, content: string | Xml): string {
  const inner =
    typeof content === 'string'
      ? content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      : Object.entries(content)
          .map(([child, value]) => xml(child, value))
          .join('');
  return `<${name}>${inner}</${name}>`;
}

function textOf(body: string, element: string): string {
  return new RegExp(`<${element}>([^<]*)<`).exec(body)?.[1] ?? '';
}

function runInNjs(code: string, event: string): Xml {
  const folder = mkdtempSync(join(tmpdir(), 'njs-'));
  const script = join(folder, 'function.js');
  writeFileSync(script, `${code}\nconsole.log(JSON.stringify({ request: handler(${event}) }));`);
  const { status, stdout, stderr } = spawnSync('njs', [script], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return status === 0
    ? { FunctionOutput: stdout.trim(), FunctionErrorMessage: '' }
    : { FunctionOutput: '', FunctionErrorMessage: stderr.trim() || 'njs failed' };
}
