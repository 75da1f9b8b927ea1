import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { host, listen } from '../listen.ts';
import type { WebKitPrograms } from './packages.ts';
import type { VisitingBrowser } from './visitor.ts';
import { visitWebKit } from './webkit-visitor.ts';

const readyMs = 30_000;

/**
 * Once in some thirty times the driver never answers who wants a session, nor anybody after that. How long it has,
 * many times what a busy machine takes, and how many drivers are tried.
 */
const [sessionMs, attempts] = [20_000, 3];

/** WebKitGTK's own small browser on a display that nobody sees, driven by WebDriver; one visitor at a time. */
export async function launchWebKit({ driver, display }: WebKitPrograms, origin: string): Promise<VisitingBrowser> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(screen);
  let server = await startDriver(driver, `:${number}`);

  async function open(scripts: boolean): Promise<WebDriver> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const session = await Promise.race([
        openSession(server.url, scripts),
        wait(sessionMs, undefined, { ref: false }),
      ]);
      if (session) return session;
      console.warn('WebKitWebDriver opens no session; another is started.');
      await end(server.process);
      server = await startDriver(driver, `:${number}`);
    }
    throw new Error(`WebKitWebDriver opened no session in ${attempts} attempts of ${sessionMs} ms.`);
  }

  const first = await open(true);
  const version = `WebKitGTK ${(await first.getCapabilities()).getBrowserVersion()}`;
  await first.quit();

  return {
    version,
    async visit({ width = 1280, height = 800, scripts = true } = {}) {
      const session = await open(scripts);
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
      return visitWebKit(session, origin, scripts);
    },
    async close() {
      await end(server.process);
      await end(screen);
    },
  };
}

async function startDriver(driver: string, display: string): Promise<{ process: ChildProcess; url: string }> {
  const url = `http://${host}:${await freePort()}`;
  const started = spawn(driver, [`--host=${host}`, `--port=${new URL(url).port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  await untilReady(url);
  return { process: started, url };
}

async function openSession(url: string, scripts: boolean): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // With scripts the visitor waits for the page, to listen to it before its own scripts start.
    pageLoadStrategy: scripts ? 'none' : 'normal',
    'webkitgtk:browserOptions': { args: ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])] },
  });
  return new Builder().disableEnvironmentOverrides().usingServer(url).withCapabilities(capabilities).build();
}

async function firstLine(screen: ChildProcess): Promise<string> {
  const gone = once(screen, 'exit').then(() => {
    throw new Error('Xvfb ended before it had a display.');
  });
  const [chunk] = (await Promise.race([once(screen.stdio[3] as Readable, 'data'), gone])) as [Buffer];
  gone.catch(() => undefined);
  return String(chunk).trim();
}

async function untilReady(url: string): Promise<void> {
  const until = Date.now() + readyMs;
  while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > until) throw new Error(`WebKitWebDriver did not answer at ${url} within ${readyMs} ms.`);
    await wait(50);
  }
}

async function freePort(): Promise<number> {
  const probe = await listen(createServer(), 0);
  await probe.close();
  return probe.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
