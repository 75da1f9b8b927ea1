import { expect, test } from 'vitest';
import { fullProduction, synthesize } from '../tests/synthesis/synthesis.testkit.ts';
import { findRemovals, type CloudFormationTemplate } from './removals.ts';

function templateOf(context: Record<string, string>): CloudFormationTemplate {
  return synthesize(context).template.toJSON() as CloudFormationTemplate;
}

const running = templateOf(fullProduction);

test('a change of limits, chat host and content removes nothing', () => {
  expect(findRemovals(running, templateOf({ ...fullProduction, mailRate: '9', chatHost: 'chat.example.com' }))).toEqual(
    [],
  );
});

test('a deployment without the stage’s values stops and names what it would remove', () => {
  const { domain: _, zoneId: __, mailDomain: ___, dmarcPolicy: ____, ...others } = fullProduction;
  const removals = findRemovals(running, templateOf({ ...others, stage: 'staging' })).join('\n');
  expect(removals.match(/^RecordSet /gm)).toHaveLength(10);
  expect(removals).toContain('alias site.example');
  expect(removals).toContain('alias www.site.example');
  // Without mailDomain the identity of the domain is replaced by one of the sender's address.
  expect(removals).toMatch(/^EmailIdentity MailIdentity/m);
});

test('queues and buckets that are missing from the template are named', () => {
  const next = { Resources: {} };
  const removals = findRemovals(running, next).join('\n');
  expect(removals).toMatch(/^Bucket WebsiteBucket/m);
  expect(removals).toMatch(/^Bucket OutboxBucket/m);
  expect(removals).toMatch(/^Queue OutboxDeadLetters/m);
});
