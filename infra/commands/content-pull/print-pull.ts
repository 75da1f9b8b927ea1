import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cmsWebhookPath } from '#contract/cms.ts';
import { pullWords } from '#content/pull.ts';
import { readStage, siteOrigin, stages } from '../../stack/stages/stages.ts';
import { signWebhook } from '../../../functions/blog/webhook/signature.ts';
import { anonymous } from '../../../functions/blog/wordpress/secret.ts';
import { WordPressFailure } from '../../../functions/blog/wordpress/wordpress.ts';
import { command, readArguments, UnusableArguments } from '../command.ts';
import { pluginFields, pluginFieldsFile, pluginIcons, pluginIconsFile } from './plugin-fields.ts';
import { pullContent, readLastSuccess } from './pull-content.ts';

/**
 * `npm run content:pull`: copies the lists of the stage's WordPress into the content, with the account CMS_USER and
 * CMS_PASSWORD if there is one. Returns 1 if an entry is wrong or WordPress cannot be read, and with `--mail` sends the
 * sentences to the editors through the site's webhook, signed with CMS_WEBHOOK_SECRET; with `--report` it writes them to a
 * file. A WordPress that is down is tolerated for a day. Two options do something else instead: `--tell` sends the report
 * and, if there is none or `--failed` is set, that this run of the workflow failed, and returns 1; `--fields` writes the
 * fields and icons of the lists for the WordPress plugin.
 */
await command(
  import.meta.url,
  'npm run content:pull -- [--stage NAME] [--cms URL] [--into FOLDER] [--mail [--site ORIGIN]] [--report FILE] or --tell RUN --report FILE [--failed] or --fields',
  async (words) => {
    const { values } = readArguments(words, 0, {
      stage: { type: 'string', default: 'prod' },
      cms: { type: 'string' },
      site: { type: 'string' },
      mail: { type: 'boolean', default: false },
      report: { type: 'string' },
      tell: { type: 'string' },
      failed: { type: 'boolean', default: false },
      into: { type: 'string', default: fileURLToPath(new URL('../../../web/src/content/pulled', import.meta.url)) },
      fields: { type: 'boolean', default: false },
    });
    if (values.fields) {
      await writeFile(pluginFieldsFile, pluginFields());
      await writeFile(pluginIconsFile, pluginIcons());
      return 0;
    }
    const { report = '', tell: run } = values;
    const readValues = () => readStage({ stage: values.stage }, stages);
    const send = (body: string) => sendEmail(values.site ?? siteOrigin(readValues()), body);
    if (run) {
      const hasReport = existsSync(report);
      if (hasReport) await send(await readFile(report, 'utf8'));
      if (values.failed || !hasReport) await send(JSON.stringify({ problems: [pullWords.failed(run)] }));
      return 1;
    }
    const cmsUrl = (values.cms ?? readValues().cmsUrl).replace(/\/+$/, '');
    if (!URL.canParse(cmsUrl)) throw new UnusableArguments(`Expected the URL of a REST API, got “${cmsUrl}”.`);
    const problems = await pull(cmsUrl, values.into);
    if (problems.length === 0) return 0;
    const body = JSON.stringify({ problems });
    if (report) await writeFile(report, body);
    if (values.mail) await send(body);
    return 1;
  },
);

/** Pulls, and prints what it has done. Returns a sentence for everything that is wrong. */
async function pull(cmsUrl: string, folder: string): Promise<readonly string[]> {
  const { CMS_USER: user, CMS_PASSWORD: password = '' } = process.env;
  const now = new Date();
  try {
    const readCredential = user ? () => Promise.resolve({ user, password }) : anonymous;
    const { problems, changed } = await pullContent({ cmsUrl, readCredential, folder, now });
    console.log(
      [...problems, ...changed.map((name) => `${name}.json has changed.`)].join('\n') || 'Nothing has changed.',
    );
    return problems;
  } catch (cause) {
    if (!(cause instanceof WordPressFailure)) throw cause;
    const lastSuccess = await readLastSuccess(folder);
    const { sentence, isTolerated } = explainFailure(cause, { lastSuccess, now, user });
    console.warn(`${sentence} The lists of the last pull remain. (${cmsUrl}: ${cause.message})`);
    return isTolerated ? [] : [sentence];
  }
}

/** How long WordPress may be unreachable before somebody is told, in milliseconds: a day. */
const toleranceMs = 24 * 60 * 60 * 1_000;

/**
 * Returns why the lists could not be read, and whether somebody has to correct it: at once for everything that does not
 * end on its own, after a day for a WordPress that is down.
 */
export function explainFailure(
  { event, details }: WordPressFailure,
  { lastSuccess, now, user }: { lastSuccess: Date | undefined; now: Date; user: string | undefined },
): { sentence: string; isTolerated: boolean } {
  const status = Number(details['status']);
  const isDown =
    event === 'cms-unreachable' ||
    event === 'cms-too-slow' ||
    (event === 'cms-failed' && (status >= 500 || status === 429 || status === 408));
  if (isDown) {
    const isTolerated = lastSuccess !== undefined && now.getTime() - lastSuccess.getTime() < toleranceMs;
    return { sentence: pullWords.unreachable(lastSuccess), isTolerated };
  }
  const sentences = {
    'cms-access-denied': pullWords.accessDenied(status, user),
    'cms-redirected-away': pullWords.redirected,
    'cms-unreadable': pullWords.notJson,
    'cms-response-too-large': pullWords.tooLarge,
  };
  const sentence = event in sentences ? sentences[event as keyof typeof sentences] : pullWords.wrongStatus(status);
  return { sentence, isTolerated: false };
}

/** Sends the email through the webhook, because the public form reaches the office alone, and anybody may use it. */
async function sendEmail(origin: string, body: string): Promise<void> {
  const secret = process.env.CMS_WEBHOOK_SECRET;
  if (!secret)
    throw new Error('Expected the secret of the webhook in CMS_WEBHOOK_SECRET, got none: no email was sent.');
  const call = { id: randomUUID(), timestamp: String(Math.floor(Date.now() / 1_000)), body };
  const response = await fetch(origin + cmsWebhookPath, { method: 'POST', headers: signWebhook(secret, call), body });
  if (!response.ok) throw new Error(`Expected ${origin} to accept the email, got status ${response.status}.`);
}
