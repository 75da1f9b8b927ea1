/**
 * A program in Firefox's place. It starts the real one, whose path is its first argument, and stands between it and
 * Playwright: that sends one command with every page that Firefox does not know, and gives up when it is refused.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { host } from '../listen.ts';

/** Colour scheme, contrast and motion of the person; without it Firefox's own stay. */
const unknownToFirefox = 'emulation.setMediaFeaturesOverride';

const [program = '', ...args] = process.argv.slice(2);
const firefox = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.once('exit', (status) => process.exit(status ?? 1));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  if (address === undefined) {
    console.error(line);
    return;
  }
  const server = new WebSocketServer({ host, port: 0 });
  server.on('connection', (playwright, { url = '' }) => relay(playwright, new WebSocket(`${address}${url}`)));
  server.on('listening', () => {
    console.error(`WebDriver BiDi listening on ws://${host}:${(server.address() as AddressInfo).port}`);
  });
});

function relay(playwright: WebSocket, real: WebSocket): void {
  const early: string[] = [];
  real.on('open', () => early.splice(0).forEach((message) => real.send(message)));
  playwright.on('message', (message: Buffer) => {
    const text = message.toString();
    const { id, method } = JSON.parse(text) as { id: number; method: string };
    if (method === unknownToFirefox) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (real.readyState === WebSocket.OPEN) real.send(text);
    else early.push(text);
  });
  real.on('message', (message: Buffer) => playwright.send(message.toString()));
  real.on('error', (error) => console.error(error.message));
  real.on('close', () => playwright.close());
  playwright.on('close', () => real.close());
}
