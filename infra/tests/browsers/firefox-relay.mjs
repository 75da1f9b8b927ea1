#!/usr/bin/env node
// Plain JavaScript: Playwright starts it as its Firefox.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findBrowser } from '../../local/setup/browsers.mjs';

/*
 * Runs the system's Firefox and passes WebDriver BiDi between it and Playwright, which sends one command to every page
 * that Firefox has only from version 159 on. Here that command succeeds without an effect.
 */

const program = await findBrowser('firefox', process.env);
if (program === undefined) throw new Error('Expected a Firefox on this machine, found none.');
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (status) => process.exit(status ?? 1));

createInterface(firefox.stderr).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:.+)$/.exec(line)?.[1];
  if (address === undefined) return console.error(line);
  const relay = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${relay.address().port}`);
  });
  relay.on('connection', (client) => connect(client, `${address}/session`));
});

/** @param {WebSocket} client @param {string} address */
function connect(client, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  client.pause();
  browser.on('open', () => client.resume());
  client.on('message', (data) => {
    const message = textOf(data);
    const { id, method } = JSON.parse(message);
    if (method === 'emulation.setMediaFeaturesOverride') {
      client.send(JSON.stringify({ type: 'success', id, result: {} }));
    } else {
      browser.send(message);
    }
  });
  browser.on('message', (data) => client.send(textOf(data)));
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
}

/** ws delivers each message as one Buffer. @param {import('ws').RawData} data */
function textOf(data) {
  return /** @type {Buffer} */ (data).toString();
}
