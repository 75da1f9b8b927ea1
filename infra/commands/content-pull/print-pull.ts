import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cmsWebhookPath } from '#contract/cms.ts';
import { readStage, siteOrigin } from '../../stack/stages/stages.ts';
import { signWebhook } from '../../../functions/blog/webhook/signature.ts';
import { anonymous } from '../../../functions/blog/wordpress/secret.ts';
import { WordPressFailure } from '../../../functions/blog/wordpress/wordpress.ts';
import { pluginFields, pluginFieldsFile, pluginIcons, pluginIconsFile } from './plugin-fields.ts';
import { pullContent, readLastSuccess } from './pull-content.ts';
import { explainFailure } from './pull-failure.ts';

const { values } = parseArgs({
  options: {
    stage: { type: 'string', default: 'prod' },
    cms: { type: 'string' },
    site: { type: 'string' },
    mail: { type: 'boolean', default: false },
    report: { type: 'string' },
    send: { type: 'string' },
    into: { type: 'string' },
    fields: { type: 'boolean', default: false },
  },
});
const folder = values.into ?? fileURLToPath(new URL('../../../web/src/content/pulled', import.meta.url));

/**
 * `npm run content:pull [-- --stage NAME] [--cms URL] [--into FOLDER] [--mail [--site ORIGIN]] [--report FILE]`: copies the
 * lists of the stage's WordPress into the content, with the account CMS_USER and CMS_PASSWORD if there is one. Exits with 1
 * if an entry is wrong or WordPress cannot be read, and with `--mail` sends the sentences to the editors through the site's
 * webhook, signed with CMS_WEBHOOK_SECRET; with `--report` it writes them to a file. A WordPress that is down is tolerated
 * for a day.
 * `npm run content:pull -- --send FILE` sends the sentences of such a file.
 * `npm run content:pull -- --fields` writes the fields and icons of the lists for the WordPress plugin instead.
 */
async function main(): Promise<void> {
  const cmsUrl = (values.cms ?? readStage({ stage: values.stage }).cmsUrl).replace(/\/+$/, '');
  const { CMS_USER: user, CMS_PASSWORD: password = '' } = process.env;
  const now = new Date();
  const problems: string[] = [];
  try {
    const readCredential = user ? () => Promise.resolve({ user, password }) : anonymous;
    const result = await pullContent({ cmsUrl, readCredential, folder, now });
    problems.push(...result.problems);
    console.log(
      [...problems, ...result.changed.map((name) => `${name}.json has changed.`)].join('\n') || 'Nothing has changed.',
    );
  } catch (cause) {
    if (!(cause instanceof WordPressFailure)) throw cause;
    const lastSuccess = await readLastSuccess(folder);
    const { sentence, isTolerated } = explainFailure(cause, { lastSuccess, now, user });
    console.warn(`${sentence} The lists of the last pull remain. (${cmsUrl}: ${cause.message})`);
    if (!isTolerated) problems.push(sentence);
  }
  if (problems.length === 0) return;
  process.exitCode = 1;
  if (values.report) await writeFile(values.report, JSON.stringify({ problems }));
  if (values.mail) await send(JSON.stringify({ problems }));
}

/** Sends the email through the webhook, because the public form reaches the office alone, and anybody may use it. */
async function send(body: string): Promise<void> {
  const origin = values.site ?? siteOrigin(readStage({ stage: values.stage }));
  const secret = process.env.CMS_WEBHOOK_SECRET;
  if (!secret) {
    console.error('Expected the secret of the webhook in CMS_WEBHOOK_SECRET, got none: no email was sent.');
    process.exitCode = 1;
    return;
  }
  const call = { id: randomUUID(), timestamp: String(Math.floor(Date.now() / 1_000)), body };
  const response = await fetch(origin + cmsWebhookPath, { method: 'POST', headers: signWebhook(secret, call), body });
  if (!response.ok) throw new Error(`Expected ${origin} to accept the email, got status ${response.status}.`);
}

if (values.fields) {
  await writeFile(pluginFieldsFile, pluginFields());
  await writeFile(pluginIconsFile, pluginIcons());
} else if (values.send) await send(await readFile(values.send, 'utf8'));
else await main();
