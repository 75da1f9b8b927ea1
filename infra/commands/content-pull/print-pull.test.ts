import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { cmsWebhookHeaders, cmsWebhookPath } from '#contract/cms.ts';
import { isSigned } from '../../../functions/blog/webhook/signature.ts';
import { startLocalServer } from '../../../functions/runtime/local-server.testkit.ts';

const program = fileURLToPath(new URL('print-pull.ts', import.meta.url));
const secret = 'open sesame';
const failure =
  'The update of the website failed. An engineer finds the reason at https://github.com/o/n/actions/runs/7';
const problem = 'Story “Acme”: “Rating” is “9”';

test.concurrent.each([
  ['an entry is wrong', [problem], [], [problem]],
  ['an entry is wrong and the run failed', [problem], ['--failed'], [problem, failure]],
  ['the run failed', undefined, ['--failed'], [failure]],
  ['the pull ended without a report', undefined, [], [failure]],
])(
  'if %s, the editors are told so in signed calls of the webhook, and the job fails',
  async (_, problems, words, told) => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const report = join(folder, 'report.json');
    if (problems) writeFileSync(report, JSON.stringify({ problems }));
    const sent: string[] = [];
    await using site = await startLocalServer(({ url, headers }, body, response) => {
      const header = (name: keyof typeof cmsWebhookHeaders) => String(headers[cmsWebhookHeaders[name]]);
      const call = { id: header('id'), timestamp: header('timestamp'), body };
      const isAccepted = url === cmsWebhookPath && isSigned(secret, call, header('signature'), new Date());
      if (isAccepted) sent.push(...(JSON.parse(body) as { problems: string[] }).problems);
      response.writeHead(isAccepted ? 200 : 401).end();
    });
    const run = 'https://github.com/o/n/actions/runs/7';
    const options = ['--tell', run, '--report', report, '--site', site.url, ...words];
    const env = { ...process.env, CMS_WEBHOOK_SECRET: secret };
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...options], { env });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(sent).toEqual(told);
  },
);
