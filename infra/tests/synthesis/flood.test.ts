import { expect, test } from 'vitest';
import { type FloodLimits, playFlood } from './flood.testkit.ts';
import { fullProduction, synthesize } from './synthesis.testkit.ts';

type RateRule = { Name: string; Statement: { RateBasedStatement: { Limit: number; EvaluationWindowSec: number } } };
type MethodSetting = { ResourcePath: string; ThrottlingRateLimit: number; ThrottlingBurstLimit: number };

function limitsOfProduction(): FloodLimits {
  const { resources } = synthesize(fullProduction);
  const [acl] = Object.values(resources('AWS::WAFv2::WebACL'));
  const [stage] = Object.values(resources('AWS::ApiGateway::Stage'));
  const rules = acl?.Properties?.Rules as RateRule[];
  const settings = stage?.Properties?.MethodSettings as MethodSetting[];
  const rule = (name: string) => rules.find(({ Name }) => Name === name)!.Statement.RateBasedStatement;
  const method = settings.find(({ ResourcePath }) => ResourcePath === '/~1sendEmail')!;
  return {
    windowSeconds: rule('MailRate').EvaluationWindowSec,
    perAddress: rule('MailRate').Limit,
    allAddresses: rule('AllMailRate').Limit,
    rate: method.ThrottlingRateLimit,
    burst: method.ThrottlingBurstLimit,
  };
}

const limits = limitsOfProduction();

/** Emails an hour that SES delivers for an account outside its sandbox: 50,000 a day. */
const sesHourlyQuota = 50_000 / 24;

test('one address that sends without pause is rejected, and visitors are not', () => {
  const { accepted, visitorsRejected } = playFlood({ addresses: 1, perSecond: 10 }, limits);
  // The flood empties the API's bucket once, before the firewall has counted it.
  expect(visitorsRejected).toBeLessThan(0.01);
  expect(accepted).toBeLessThan(200);
});

test('75 addresses just below the limit of one cannot send more emails than SES delivers', () => {
  const perSecond = (limits.perAddress - 1) / limits.windowSeconds;
  const { accepted } = playFlood({ addresses: 75, perSecond }, limits);
  expect(accepted).toBeLessThan(sesHourlyQuota);
});

test('a botnet of 5,000 addresses cannot send more emails than SES delivers', () => {
  const { accepted, dollars } = playFlood({ addresses: 5_000, perSecond: 0.02 }, limits);
  expect(accepted).toBeLessThan(sesHourlyQuota);
  expect(dollars).toBeLessThan(1);
});
