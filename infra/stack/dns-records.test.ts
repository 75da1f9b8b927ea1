import { expect, test } from 'vitest';
import { fullProduction, synthesize, type Synthesis } from '../tests/synthesis/synthesis.testkit.ts';

const { dmarcPolicy: _, dmarcReports: __, ...withoutDmarc } = fullProduction;
const created = synthesize(withoutDmarc);
const printed = synthesize({ ...fullProduction, dnsRecords: 'manual' });

/** Names and types of the records that a stack creates, DKIM's without its token. */
function recordsOf({ resources }: Synthesis): string[] {
  return Object.values(resources('AWS::Route53::RecordSet')).map(({ Properties }) => {
    const { Name, Type } = Properties as { Name: unknown; Type: string };
    return `${typeof Name === 'string' ? Name : 'dkim'} ${Type}`;
  });
}

function printedBy({ template }: Synthesis): Record<string, string> {
  const outputs = Object.entries(template.findOutputs('*') as Record<string, { Value: unknown }>);
  return Object.fromEntries(
    outputs.filter(([id]) => id.startsWith('Dns')).map(([id, { Value }]) => [id, JSON.stringify(Value)]),
  );
}

test('a stage with a zone creates aliases, DKIM and MAIL FROM, and no DMARC policy for the whole domain', () => {
  expect(recordsOf(created).toSorted()).toEqual([
    'bounce.site.example MX',
    'bounce.site.example TXT',
    'dkim CNAME',
    'dkim CNAME',
    'dkim CNAME',
    'site.example A',
    'site.example AAAA',
    'site.example HTTPS',
    'www.site.example A',
    'www.site.example AAAA',
    'www.site.example HTTPS',
  ]);
  expect(printedBy(created)).toEqual({});
});

test('with dnsRecords=manual no record is created and each one is printed', () => {
  expect(recordsOf(printed)).toEqual([]);
  const records = printedBy(printed);
  const ids = ['DnsApex', 'DnsDkim1', 'DnsDkim2', 'DnsDkim3', 'DnsDmarc', 'DnsMailFromMx', 'DnsMailFromSpf', 'DnsWww'];
  expect(Object.keys(records).toSorted()).toEqual(ids);
  expect(records.DnsWww).toMatch(/www\.site\.example ALIAS .*DomainName/);
  expect(records.DnsDmarc).toContain('_dmarc.site.example TXT');
  expect(records.DnsDmarc).toContain('v=DMARC1; p=none; rua=mailto:dmarc@site.example');
});
