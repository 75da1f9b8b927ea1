import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { simulatorMailbox } from '../stage-values.ts';
import { fullProduction, testStage, testStages } from '../../tests/synthesis/synthesis.testkit.ts';
import { readStage } from './stages.ts';

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d';

test('without configuration the stage is dev, its office is SES’s simulator, and nothing is sent', () => {
  const stage = testStage({});
  expect(stage).toMatchObject({ name: 'dev', officeMailbox: simulatorMailbox, senderAddress: '', chatHost: '' });
  expect(stage.allowedRecipients).toEqual([company.email, simulatorMailbox]);
});

test.each([
  { domain: 'staging.example.com' },
  { domain: 'staging.example.com', mailDomain: 'example.com', senderAddress: 'website@example.com' },
  { domain: 'example.com', mailDomain: 'mail.example.com', senderAddress: 'website@mail.example.com' },
])('a zone is valid with %o', (values) => {
  expect(testStage({ stage: 'staging', zoneId: 'Z0123456789ABC', ...values })).toMatchObject(values);
});

test('a form may send to the company, the office mailbox and the stage’s further addresses', () => {
  const stage = testStage({ officeMailbox: 'office@example.net', allowedRecipients: 'a@example.net, b@example.net' });
  expect(stage.allowedRecipients).toEqual([company.email, 'office@example.net', 'a@example.net', 'b@example.net']);
});

test.each([
  [{ stage: 'production' }, /Expected a stage, one of dev, staging, prod, got “production”/],
  [{ ofiiceMailbox: 'a@example.com' }, /ofiiceMailbox is “a@example.com”; expected one of domain, zoneId/],
  [{ officeMailbox: 'office' }, /officeMailbox is “office”; expected one mail address/],
  [{ domain: 'www.example.com' }, /domain is “www.example.com”; expected an apex domain/],
  [{ domain: 'example.com' }, /certificateArn is nothing; expected a certificate in us-east-1 for example.com/],
  [{ zoneId: 'Z0123456789' }, /domain is nothing; expected the domain of the zone/],
  [{ chatHost: 'https://chat.example.com/' }, /chatHost is .* expected a host name without scheme/],
  [{ cmsUrl: 'http://cms.example.com/wp-json/wp/v2' }, /cmsUrl is .* by https/],
  [{ cmsUrl: 'https://cms.example.com:8443/wp-json/wp/v2' }, /cmsUrl is .* on its usual port/],
  [{ mailRate: '0' }, /mailRate is “0”; expected a whole number from 1 to 10000/],
  [{ mailRate: '1e2' }, /mailRate is “1e2”/],
  [{ logDays: '8' }, /logDays is “8”; expected one of 1, 3, 5, 7/],
  [{ waf: 'true' }, /waf is “true”; expected yes or no/],
  [
    { ...fullProduction, officeMailbox: 'success@simulator.amazonses.com' },
    /officeMailbox is “success@simulator.amazonses.com”; expected a mailbox that people read/,
  ],
  [
    { officeMailbox: 'office@example.com', allowedRecipients: 'success@simulator.amazonses.com' },
    /allowedRecipients is “success@simulator/,
  ],
  [{ domain: 'example.com', certificateArn }, /dnsRecords is “create”; expected manual, because there is no zoneId/],
  [
    { ...fullProduction, mailDomain: 'mysite.example', senderAddress: 'website@mysite.example' },
    /mailDomain is “mysite.example”; expected a domain in the zone of site.example, or dnsRecords=manual/,
  ],
  [{ dmarcPolicy: 'none' }, /mailDomain is nothing; expected the domain that dmarcPolicy is for/],
  [{ dmarcReports: 'dmarc@example.com' }, /dmarcPolicy is nothing; expected the policy that dmarcReports are about/],
  [{ hsts: '31536000' }, /hsts is “31536000”; expected one-day or two-years .set it in infra\/stack\/stages\/dev.ts/],
  [{ mailDomain: 'example.net' }, /senderAddress is .* expected an address of mailDomain, example.net/],
])('%o is rejected with one sentence', (context, sentence) => {
  expect(() => testStage(context)).toThrow(sentence);
});

test('a key of a stage’s file that does not exist is rejected', () => {
  const files = { ...testStages, dev: { ...testStages.dev, apiRate: 50 } };
  expect(() => readStage({}, files)).toThrow(/apiRate is “50”; expected one of domain, zoneId/);
});

test.each(['domain', 'officeMailbox', 'senderAddress', 'mailDomain', 'cmsUrl', 'alarmMailbox'])(
  'production does not start without %s',
  (key) => {
    const { [key]: _, zoneId: __, dmarcPolicy: ___, dmarcReports: ____, ...others } = fullProduction;
    expect(() => testStage({ ...others, certificateArn, dnsRecords: 'manual' })).toThrow(
      new RegExp(`${key} is nothing; expected .*-c ${key}=`),
    );
  },
);
