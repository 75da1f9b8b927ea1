// oxlint-disable vitest/expect-expect -- hear() expects
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { firefox, type Locator } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { samplePdf } from '../../../functions/mail/send/resume.testkit.ts';
import { host } from '../../local/listen.ts';
import { ensureOrca } from '../../local/setup/browsers.mjs';
import { stepTimeoutMs } from '../journeys/step-timeout.testkit.ts';
import { openVisits, ready } from '../journeys/visits.testkit.ts';

/** Runs Orca without its own timeout of 10 s, after which it ends on a busy machine. */
const program =
  'import runpy; from orca import settings; settings.timeoutTime = 0; runpy.run_path("/usr/bin/orca", run_name="__main__")';
/** Keys are not echoed, and an opened page is not read from its beginning. */
const settings = 'from orca import settings\nsettings.enableKeyEcho = settings.sayAllOnLoad = False\n';

let env: Record<string, string | undefined>;
let visits: ReturnType<typeof openVisits>;
const xdotool = (...command: string[]) => promisify(execFile)('xdotool', command, { env });

/** Starts Orca and the system's Firefox on a screen of their own. speechd.py writes down what Orca says. */
beforeAll(async () => {
  if (!(await ensureOrca())) throw new Error('Nothing was heard: install orca, xvfb, xdotool and firefox-esr.');
  const folder = await mkdtemp(`${tmpdir()}/orca-`);
  await writeFile(`${folder}/spoken`, '');
  await writeFile(`${folder}/orca-customizations.py`, settings);
  env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, LANG: 'C.UTF-8', SPOKEN: `${folder}/spoken` };
  env = { ...env, PYTHONPATH: import.meta.dirname, PYTHONDONTWRITEBYTECODE: '1', GNOME_ACCESSIBILITY: '1' };
  const start = `echo $DISPLAY $XAUTHORITY $DBUS_SESSION_BUS_ADDRESS; exec /usr/bin/python3 -c '${program}' -u ${folder}`;
  const words = ['-a', '-s', '-screen 0 1280x900x24', 'dbus-run-session', '--', 'sh', '-c', start];
  const session = spawn('xvfb-run', words, { env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  const [DISPLAY, XAUTHORITY, DBUS_SESSION_BUS_ADDRESS] = String(await once(session.stdout, 'data')).split(/\s/);
  env = { ...env, DISPLAY, XAUTHORITY, DBUS_SESSION_BUS_ADDRESS };
  const executablePath = fileURLToPath(new URL('firefox-relay.mjs', import.meta.url));
  const browser = await firefox.launch({ headless: false, channel: 'moz-firefox', executablePath, env });
  visits = openVisits(() => browser, `http://${host}:${inject('productPort')}`);
  return async () => {
    await browser.close();
    process.kill(-session.pid!);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
});

/** Fails unless Orca says, after an action, what is expected, nothing twice in a row, and no “invalid” without an error. */
async function hear(action: () => Promise<unknown>, expected: RegExp, isError = false) {
  const lines = async () => (await readFile(env['SPOKEN']!, 'utf8')).split('\n').slice(0, -1);
  const { length } = await lines();
  await action();
  const until = Date.now() + stepTimeoutMs;
  let heard: string[] = [];
  for (let before = -1; heard.length !== before || (!expected.test(heard.join('\n')) && Date.now() < until); ) {
    before = heard.length;
    await sleep(1_500);
    heard = (await lines()).slice(length);
  }
  console.log(heard);
  expect(heard.join('\n')).toMatch(expected);
  const faults = heard.filter((line, index) => line === heard[index + 1] || (!isError && line.includes('invalid')));
  expect(faults).toEqual([]);
}

async function open(path: string) {
  await visits.close();
  const page = await visits.open({ viewport: null });
  await hear(async () => {
    await page.goto(path);
    await ready(page);
    await xdotool('search', '--sync', '--name', 'Nadavox.*Firefox', 'windowsize', '600', '900', 'windowfocus');
  }, /Page has .* headings/);
  return page;
}

const press = (key: string, expected = /./, isError?: boolean) => hear(() => xdotool('key', key), expected, isError);

/** Presses Tab until the control has the focus, and types. */
async function tabTo(control: Locator, text = '', isError = false) {
  while (!(await control.evaluate((element) => element === document.activeElement))) await press('Tab', /./, isError);
  if (text) await xdotool('type', text);
}

test('the home page is heard by its headings', async () => {
  const page = await open('/');
  await press('h', /heading level 1\.$/);
  const { length } = await page.getByRole('heading').all();
  for (let place = 1; place < length; place += 1) await press('h', /heading level [2-4]\.$/);
});

test('the contact form is heard: first empty, then sent', async () => {
  const page = await open('/contact#contact-form');
  const form = page.getByRole('form', { name: 'Send a Message' });
  await tabTo(form.getByRole('button', { name: 'Send Message' }));
  await press('Return', /Please fill out this field/, true);
  await xdotool('type', 'Asha');
  await tabTo(form.getByLabel('Email'), 'asha@example', true);
  await press('Tab', /Email: This address looks incomplete/);
  await tabTo(form.getByLabel('Interest'));
  await press('Down', /Website Development/);
  await tabTo(form.getByLabel('Message'), 'We need a phone bot.', true);
  await tabTo(form.getByRole('checkbox'), '', true);
  await press('space', /^checked/);
  await tabTo(form.getByRole('button', { name: 'Send Message' }));
  await press('Return', /Message sent successfully!/);
});

test('a question to the assistant is heard, and its answer', async () => {
  const page = await open('/services');
  await page.getByRole('log').focus();
  await tabTo(page.getByLabel('Message'), 'How soon do you reply?');
  await press('Return', /^You: How soon do you reply\?[^]*^AI Assistant: (?!AI Assistant)/m);
});

test('the menu of a phone is heard, and the page that it leads to', async () => {
  const page = await open('/');
  await tabTo(page.getByRole('button', { name: 'Menu' }));
  await press('Return', /^expanded/m);
  await tabTo(page.getByRole('navigation').getByRole('link', { name: 'Careers' }));
  await press('Return', /^Careers at Nadavox heading level 1\.$/m);
});

test('the search is heard', async () => {
  const page = await open('/search');
  await tabTo(page.getByLabel('Search this site'), 'gujarati');
  await press('Return', /\d results on this site, \d articles/);
});

test('an application with a file is heard', async () => {
  const page = await open('/careers#apply-now');
  const form = page.getByRole('form', { name: 'Apply Now' });
  await tabTo(form.getByLabel('Name'), 'Ravi');
  await tabTo(form.getByLabel('Email'), 'ravi@example.org');
  await tabTo(form.getByLabel('Role'), 'Tester');
  const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: samplePdf(2_000) };
  await hear(() => form.locator('[type=file]').setInputFiles(file), /Remove resume.pdf/);
  await tabTo(form.getByRole('button', { name: 'Submit Application' }));
  await press('Return', /Application submitted successfully!/);
});
