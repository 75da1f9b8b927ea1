import { expect, test } from 'vitest';
import { emailLimits } from '#contract/email.ts';
import { maxReportLength } from '#contract/report.ts';
import { maxWavBytes, recordingFile, wavHeader, wavHeaderBytes } from '#contract/recording.ts';
import { expectLinear } from '#contract/growth.testkit.ts';
import { readReports } from '../../report/read-reports.ts';
import { readRecording } from './recording.ts';
import { requestOf, setUp, office } from './send-email.testkit.ts';

type Shape = (size: number) => string;

function repeating(unit: string, start = '', end = ''): Shape {
  return (size) => start + unit.repeat(Math.max(1, Math.floor(size / unit.length))) + end;
}

function json(key: string, shape: Shape): Shape {
  return (size) => JSON.stringify({ subject: 'Hi', message: 'Hi', to: [office], [key]: shape(size) });
}

function field(name: string, shape: Shape): Shape {
  return (size) => {
    const fields = { name: 'A', email: 'a@b.example', message: 'Hi', interest: 'Other Services', agree: 'on' };
    return JSON.stringify({ to: [office], form: 'contact', fields: { ...fields, [name]: shape(size) } });
  };
}

const form = 'application/x-www-form-urlencoded';

test.each<[string, string, Shape]>([
  ['a native text of ampersands', form, repeating('%26', 'form=home&message=')],
  ['a native address of brackets', form, repeating('%3C', 'form=home&email=')],
  ['a native address of dots and letters', form, repeating('a.', 'form=home&email=', '%40')],
  ['a native form of empty fields', form, repeating('&')],
  ['a native form of many fields', form, (size) => Array.from({ length: size / 9 }, (_, at) => `a${at}=b&`).join('')],
  ['a native form of another version', form, repeating('%0A', 'form=survey&mood=', 'x')],
  ['a native origin of campaigns', form, repeating('utm_source%3Da%26', 'form=home&origin=')],
  ['lines that pose as addresses', 'text/plain', json('message', repeating('Email: \n'))],
  ['spaces', 'text/plain', json('message', repeating(' ', '', 'x'))],
  ['carriage returns', 'text/plain', json('message', repeating('\r', '', 'x'))],
  ['a subject of encoded words', 'text/plain', json('subject', repeating('=?'))],
  ['a reply address of one domain', 'text/plain', json('replyTo', repeating('.a', 'a@'))],
  ['a reply address of at signs', 'text/plain', json('replyTo', repeating('@'))],
  ['a file name of dots', 'text/plain', json('fileName', repeating('.'))],
  ['a number of zeros in brackets', 'text/plain', field('phone', repeating('+44 (0) '))],
  ['a name of joiners', 'text/plain', field('name', repeating('\u200d', 'x', 'x'))],
  ['times in a row', 'text/plain', field('times', repeating('2026-11-24T10:00+01:00[Europe/Berlin], '))],
  ['nested lists', 'text/plain', repeating('[')],
])('%s is read in linear time', async (_, type, shape) => {
  const { handler } = setUp();
  const post = (body: string) => handler(requestOf({ body, headers: { 'content-type': type } }));
  expect(await expectLinear(post, shape, emailLimits.bodyBytes / 4)).not.toEqual([]);
});

test.each([
  ['ends of ZIP files', 'PK\x05\x06'],
  ['starts of scripts that break off', '<scrip'],
  ['starts of archives that break off', 'mscf\0\0\0'],
])('a recording of %s is read in linear time', async (_, unit) => {
  const recording = (size: number) => {
    const samples = Buffer.alloc((size - wavHeaderBytes) & ~1, unit, 'latin1');
    const content = Buffer.concat([Buffer.from(wavHeader(samples.length)), samples]);
    const { name: fileName, type: mimeType } = recordingFile;
    return { fileName, mimeType, fileContentBase64: content.toString('base64') };
  };
  expect(await expectLinear(readRecording, recording, maxWavBytes / 4)).not.toEqual([]);
});

test('a report of many violations and one of brackets are read in linear time', async () => {
  const violation = {
    type: 'csp-violation',
    body: { documentURL: 'https://a.example/', effectiveDirective: 'img-src' },
  };
  const reports = (size: number) => JSON.stringify(Array.from({ length: size / 100 }, () => violation));
  expect(await expectLinear(readReports, reports, maxReportLength)).not.toEqual([]);
  expect(await expectLinear(readReports, repeating('['), maxReportLength)).not.toEqual([]);
});

test.each(['"', '&', '\u{1f9f5}', 'x'])(
  'the page of a rejected form of %j stays below the 6 MB of Lambda',
  async (unit) => {
    const { handler, stored } = setUp();
    const names = ['name', 'phone', 'about', 'email', 'company', 'message', 'times'];
    const each = encodeURIComponent(unit).repeat(Math.floor(850_000 / encodeURIComponent(unit).length));
    const body = `form=contact&${names.map((name) => `${name}=${each}`).join('&')}`;
    for (const site of ['same-origin', 'cross-site']) {
      const headers = { 'content-type': form, 'sec-fetch-site': site };
      const response = await handler(requestOf({ body, headers }));
      expect(response.statusCode).toBe(site === 'cross-site' ? 403 : 400);
      expect(Buffer.byteLength(JSON.stringify(response))).toBeLessThan(6_000_000);
    }
    expect(stored()).toEqual([]);
  },
);
