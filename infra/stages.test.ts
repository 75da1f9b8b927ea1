import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { readStage, siteOrigin } from './stages.ts';
import { simulatorMailbox } from './site-check/mail-check.ts';
import { fullProduction } from './synthesis/synthesis.ts';

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d';

test('with nothing configured the stage is dev, and mail goes to the company’s own address', () => {
  const stage = readStage({});
  expect(stage).toMatchObject({ name: 'dev', officeMailbox: company.email, chatHost: '', waf: false });
  expect(stage.allowedRecipients).toEqual([company.email]);
});

test('context replaces one value and leaves the others', () => {
  const stage = readStage({ stage: 'staging', chatHost: 'chat.example.com', mailRate: '7', waf: 'no' });
  expect(stage).toMatchObject({
    name: 'staging',
    chatHost: 'chat.example.com',
    mailRate: 7,
    waf: false,
    mailBurst: 10,
  });
});

test('a form may name the company, the office mailbox and what the stage adds', () => {
  const stage = readStage({ officeMailbox: 'office@example.net', allowedRecipients: 'a@example.net, b@example.net' });
  expect(stage.allowedRecipients).toEqual([company.email, 'office@example.net', 'a@example.net', 'b@example.net']);
});

test('a stage may have SES’s simulator for its office, and then takes the mail that check:site sends', () => {
  const stage = readStage({ stage: 'staging', officeMailbox: simulatorMailbox });
  expect(stage.allowedRecipients).toContain(simulatorMailbox);
});

test('context of cdk itself is nobody’s mistake', () => {
  expect(readStage({ 'aws:cdk:version-reporting': false, '@aws-cdk/core:x': true })).toMatchObject({ name: 'dev' });
});

test.each([
  [{ stage: 'production' }, /stage is “production”; expected one of dev, staging, prod/],
  [{ ofiiceMailbox: 'a@example.com' }, /ofiiceMailbox is “a@example.com”; expected one of domain, zoneId/],
  [{ officeMailbox: 'office' }, /officeMailbox is “office”; expected one mail address/],
  [{ domain: 'www.example.com' }, /domain is “www.example.com”; expected an apex domain/],
  [{ domain: 'example.com' }, /certificateArn is nothing; expected a certificate in us-east-1 for example.com/],
  [{ zoneId: 'Z0123456789' }, /domain is nothing; expected the domain of the zone/],
  [{ chatHost: 'https://chat.example.com/' }, /chatHost is .* expected a host name without scheme/],
  [{ cmsUrl: 'http://cms.example.com/wp-json/wp/v2' }, /cmsUrl is .* by https/],
  [{ mailRate: '0' }, /mailRate is “0”; expected a whole number from 1 to 500/],
  [{ mailRate: '1e2' }, /mailRate is “1e2”/],
  [{ logDays: '8' }, /logDays is “8”; expected one of 1, 3, 5, 7/],
  [{ waf: 'true' }, /waf is “true”; expected yes or no/],
  [
    { ...fullProduction, officeMailbox: 'success@simulator.amazonses.com' },
    /officeMailbox is “success@simulator.amazonses.com”; expected a mailbox that people read/,
  ],
  [{ allowedRecipients: 'success@simulator.amazonses.com' }, /allowedRecipients is “success@simulator/],
  [{ mailDomain: 'example.net' }, /senderAddress is .* expected an address of mailDomain, example.net/],
])('%o stops with one sentence', (context, sentence) => {
  expect(() => readStage(context)).toThrow(sentence);
});

test.each(['domain', 'officeMailbox', 'senderAddress', 'cmsUrl', 'alarmMailbox'])(
  'production does not start without %s',
  (key) => {
    const { [key]: _, zoneId: __, ...others } = fullProduction;
    expect(() => readStage({ ...others, certificateArn })).toThrow(
      new RegExp(`${key} is nothing; expected .*-c ${key}=`),
    );
  },
);

test('the site’s origin is the stage’s own domain', () => {
  expect(siteOrigin(readStage(fullProduction))).toBe('https://site.example');
  expect(siteOrigin(readStage({}))).toBe(company.origin);
});
