import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { company } from '#content/company.ts';
import { pullWords } from '#content/pull.ts';
import { type EmailRequest, sendEmailPath } from '#contract/email.ts';
import { readStage, siteOrigin } from '../../stack/stages/stages.ts';
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
    into: { type: 'string' },
    fields: { type: 'boolean', default: false },
  },
});
const folder = values.into ?? fileURLToPath(new URL('../../../web/src/content/pulled', import.meta.url));

/**
 * `npm run content:pull [-- --stage NAME] [--cms URL] [--into FOLDER] [--mail [--site ORIGIN]]`: copies the lists of the
 * stage's WordPress into the content, with the account CMS_USER and CMS_PASSWORD if there is one. Exits with 1 if an entry
 * is wrong or WordPress cannot be read, and with `--mail` sends the sentences to the office through the site. A WordPress
 * that is down is tolerated for a day.
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
  if (values.mail) await mailProblems(values.site ?? siteOrigin(readStage({ stage: values.stage })), problems);
}

/** Sends the sentences like any other email of the site: through its outbox, to the office. */
async function mailProblems(origin: string, problems: readonly string[]): Promise<void> {
  const email: EmailRequest = {
    subject: pullWords.subject(problems.length),
    message: pullWords.email(problems),
    to: [company.email],
  };
  const response = await fetch(origin + sendEmailPath, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=utf-8' },
    body: JSON.stringify(email),
  });
  if (!response.ok) throw new Error(`Expected ${origin} to accept the email, got status ${response.status}.`);
}

if (values.fields) {
  await writeFile(pluginFieldsFile, pluginFields());
  await writeFile(pluginIconsFile, pluginIcons());
} else await main();
