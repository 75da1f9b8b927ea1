import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportPath } from '#contract/report.ts';
import { recordedEvent, type RecordedEvent } from '../../../functions/mail/events/recorded-events.ts';
import { startLocalServer } from '../../../functions/runtime/local-server.testkit.ts';
import { bundlePrograms } from '../../commands/pipeline/programs.ts';
import { releaseComment } from '../../edge/releases.ts';
import { synthesizeRelease, type Assembly } from './assembly.testkit.ts';
import { startEdgeFunctionApi } from './edge-function-api.testkit.ts';
import { python, startEmulator } from './emulator.testkit.ts';
import { aws, RehearsalStage } from './stage.testkit.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const [former, live] = ['a1b2c3d4', 'e5f6a7b8'] as const;
let stage: RehearsalStage;
let emulator: AsyncDisposable;
let edge: Awaited<ReturnType<typeof startEdgeFunctionApi>>;

beforeAll(async () => {
  if (!python) return;
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  emulator = await startEmulator(folder);
  const [first, second] = [synthesizeRelease(folder, former, true), synthesizeRelease(folder, live, false)];
  stage = new RehearsalStage(first);
  for (const release of [first, second]) stage.deploy(release);
  edge = await startEdgeFunctionApi({ comment: releaseComment(live), code: edgeCode(second) });
  process.env.AWS_ENDPOINT_URL_CLOUDFRONT = edge.url;
  aws('ses', 'verify-email-identity', '--email-address', 'website@site.example');
});

afterAll(async () => {
  await edge?.close();
  await emulator?.[Symbol.asyncDispose]();
});

function edgeCode({ template }: Assembly): string {
  const [found] = Object.entries(template.Resources).filter(([id]) => id.startsWith('WebsitePageRequest'));
  return String(found?.[1].Properties.FunctionCode);
}

/** Runs a command for operators as `npm run` does. Returns its exit code and lines. */
async function operator(command: string): Promise<{ status: number | null; lines: string[] }> {
  const child = spawn('npm', ['run', '--silent', ...command.split(' ')], { cwd: root });
  const closed = once(child, 'close') as Promise<[number]>;
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: (await closed)[0], lines: (stdout || stderr).trim().split('\n') };
}

function keys(bucket: string, prefix = ''): string[] {
  const words = ['--bucket', stage.name(bucket), '--prefix', prefix, '--query', 'Contents[].Key'];
  return (aws('s3api', 'list-objects-v2', ...words) as string[] | null) ?? [];
}

/** Publishes an event of the last attempt as SES does, in the topic of the configuration set. */
function sesReports(event: RecordedEvent, key: string): void {
  const name = /([^/]+)\.json$/.exec(key)![1]!;
  const record = aws('s3', 'cp', `s3://${stage.name('OutboxBucket')}/${keys('OutboxBucket', 'deliveries/')[0]}`, '-');
  const attempt = (record as { attempt: { id: string } }).attempt.id;
  const message = recordedEvent(event, { name, messageId: 'any', attempt });
  aws('sns', 'publish', '--topic-arn', stage.name('MailEventsTopic'), '--message', message);
}

describe.skipIf(!python)('a stage of the synthesized template, in an emulator of AWS', () => {
  test('an accepted message is delivered, bounces, waits, is retried by an operator and confirmed', async () => {
    const body = JSON.stringify({ subject: 'Message from Asha', message: 'Hello', to: ['office@site.example'] });
    const request = { httpMethod: 'POST', path: '/sendEmail', headers: { 'content-type': 'text/plain' }, body };
    const accepted = stage.invoke('SendEmailFunction', request);
    expect(accepted).toMatchObject({ result: { statusCode: 200 }, events: ['email-accepted'] });
    expect(stage.invoke('SendEmailFunction', request).events).toEqual(['email-accepted']);
    expect(await stage.drain('DeliverEmailFunction')).toEqual(['email-sent']);
    const [sent = ''] = keys('OutboxBucket', 'sent/');
    expect(sent).toMatch(/^sent\/.+\.json$/);

    sesReports('hardBounce', sent);
    expect(await stage.drain('MailEventsFunction')).toEqual(['email-bounced']);
    expect([keys('OutboxBucket', 'waiting/').length, keys('OutboxBucket', 'sent/')]).toEqual([1, []]);
    // The bounce pauses the email, although its move to waiting/ has triggered deliver-email.
    expect(await stage.drain('DeliverEmailFunction')).toEqual([]);

    const list = await operator('outbox -- --stage staging list');
    expect(list).toMatchObject({
      status: 0,
      lines: ['Waiting: 1', expect.stringContaining('bounced'), expect.stringContaining(': 0')],
    });
    const [id = ''] = /[\dA-F]{4}-[\dA-F]{4}/.exec(list.lines[1]!) ?? [];
    expect((await operator(`outbox -- --stage staging show ${id}`)).lines).toContain('Hello');
    // The command waits for the function, which runs only here.
    const retried = operator(`outbox -- --stage staging retry ${id}`);
    await expect.poll(() => stage.drain('DeliverEmailFunction'), { timeout: 50_000 }).toEqual(['email-sent']);
    expect(await retried).toEqual({ status: 0, lines: [`${id} is sent: SES accepted it.`] });
    sesReports('delivery', sent);
    expect(await stage.drain('MailEventsFunction')).toEqual(['email-delivered']);
    expect(keys('OutboxBucket', 'delivered/')).toHaveLength(1);
    const deadLetters = await operator('outbox -- --stage staging dead-letters list');
    expect(deadLetters).toEqual({ status: 0, lines: ['Dead letters: 0'] });
  });

  test('every built file is uploaded, with the headers of its tier and the policy of its build', () => {
    const files = readdirSync(`${root}web/dist/client`, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const shared = ['assets/', 'art/'].flatMap((prefix) => keys('WebsiteBucket', prefix));
    expect(keys('WebsiteBucket', `releases/${live}/`).length + shared.length).toBe(files.length);
    const head = (key: string) => aws('s3api', 'head-object', '--bucket', stage.name('WebsiteBucket'), '--key', key);
    const document = { 'content-security-policy': expect.stringContaining(`/default/report/${live}`) as string };
    expect(head(`releases/${live}/index.html`)).toMatchObject({ ContentType: 'text/html', Metadata: document });
    expect(head(`releases/${live}/br/index.html`)).toMatchObject({ ContentEncoding: 'br', Metadata: document });
    expect(head(shared.find((key) => key.endsWith('.js'))!)).toMatchObject({
      CacheControl: expect.stringContaining('immutable'),
    });
  });

  test('the pipeline switches back a release that breaks the site, and says so', async () => {
    await using site = await startLocalServer((_, __, response) => {
      const isLive = edge.edge.live.comment === releaseComment(live);
      const headers = { 'content-security-policy': `report-uri ${reportPath(former)}`, location: '/careers' };
      response.writeHead(isLive ? 503 : 301, headers).end();
    });
    const folder = mkdtempSync(join(tmpdir(), 'programs-'));
    await bundlePrograms(folder);
    const child = spawn(process.execPath, ['switch-back.mjs', 'staging', former, site.url], { cwd: folder });
    const printed = await text(child.stdout);
    expect(printed).toMatch(
      `Website-staging is switched back from ${live} to ${former}, which cures /career (expected 301,`,
    );
    expect(edge.edge.live.comment).toBe(releaseComment(former));
    expect(await operator(`release -- staging ${live}`)).toMatchObject({ status: 0 });
  });

  test('an operator switches to the former release and back, and cannot switch to a deleted one', async () => {
    const list = async () => (await operator('release -- staging list')).lines;
    expect(await list()).toEqual([
      expect.stringMatching(`^${live} .* live$`),
      expect.stringMatching(`^${former} .*Z$`),
    ]);
    expect(await operator(`release -- staging ${former}`)).toEqual({
      status: 0,
      lines: [`Website-staging is switched from ${live} to ${former}.`],
    });
    expect(edge.edge.live).toMatchObject({
      comment: releaseComment(former),
      code: expect.stringContaining(`/releases/${former}`),
    });
    expect(await list()).toEqual([
      expect.stringMatching(`^${live} .*Z$`),
      expect.stringMatching(`^${former} .* live$`),
    ]);
    expect(await operator(`release -- staging ${live}`)).toMatchObject({ status: 0 });
    aws('s3api', 'delete-object', '--bucket', stage.name('WebsiteBucket'), '--key', `releases/${former}/index.html`);
    expect(await operator(`release -- staging ${former}`)).toMatchObject({
      status: 1,
      lines: [expect.stringContaining('found none')],
    });
    expect(edge.edge.live.comment).toBe(releaseComment(live));
  });

  test('the runbook’s commands block addresses of both versions, and one no more', () => {
    const runbook = readFileSync(`${root}infra/README.md`, 'utf8');
    const [definition] = /^blocked\(\) \{.*?^\}$/ms.exec(runbook) ?? [];
    const commands = [...runbook.matchAll(/^blocked IPV.*$/gm)].map(([command]) => command);
    // As CloudFormation names a set; moto's has none.
    const names = ['IPV4', 'IPV6'].map((version) => {
      const words = ['--name', version, '--scope', 'CLOUDFRONT', '--ip-address-version', version, '--addresses', '[]'];
      const { Summary } = aws('wafv2', 'create-ip-set', ...words) as { Summary: { Id: string } };
      return `FirewallBlocked${version}) echo '${version}|${Summary.Id}|CLOUDFRONT' ;;`;
    });
    const resource = `resource() { case $1 in ${names.join(' ')} esac; }`;
    const { stdout } = spawnSync('bash', ['-euc', [resource, definition, ...commands].join('\n')], {
      encoding: 'utf8',
      // Version 1 of the AWS CLI ignores AWS_REGION.
      env: { ...process.env, AWS_DEFAULT_REGION: 'us-east-1' },
    });
    expect(stdout).toBe('192.0.2.7/32\n2001:db8:1:2::/64\n');
  });
});
