import { goodMessage, office } from './send-email.testkit.ts';

/** A request body that no browser sends and that must not be stored. */
export type HostileBody = { name: string; body: string; contentType?: string; isBase64Encoded?: boolean };

/** An address that must never receive a message. */
export const evil = 'x@evil.example';

export function named(kind: string, bodies: readonly string[]): HostileBody[] {
  return bodies.map((body, index) => ({ name: `${kind} ${index + 1}`, body }));
}

export function changed(kind: string, changes: readonly object[]): HostileBody[] {
  return named(
    kind,
    changes.map((change) => JSON.stringify({ ...goodMessage, ...change })),
  );
}

export function notJson(): HostileBody[] {
  const good = JSON.stringify(goodMessage);
  return [
    ...named('not JSON', [
      '',
      ' ',
      '\0',
      '{',
      '}',
      '[',
      '{"subject"',
      'subject=Hi',
      `${good}${good}`,
      good.slice(0, -1),
      good.slice(1),
      `${good},`,
      `﻿${good}`,
      `// hi\n${good}`,
      good.replaceAll('"', "'"),
      `callback(${good})`,
      '<?xml version="1.0"?><a/>',
      '<script>alert(1)</script>',
      '"\\ud800',
      '{"subject":"\n"}',
      '{"a":NaN}',
      '{"a":Infinity}',
      '{"a":undefined}',
      '{"a":01}',
      '{"a":1e999999999',
      'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
      '\u001f\u008b\b\u0000',
      '%7B%22subject%22%3A%22Hi%22%7D',
      '['.repeat(200_000),
      '{"a":'.repeat(100_000),
      `"${'\\u0000'.repeat(10_000)}`,
      '--boundary\r\nContent-Disposition: form-data',
    ]),
    { name: 'not base64 in base64', body: '!!!!', isBase64Encoded: true },
    { name: 'JSON that claims to be base64', body: good, isBase64Encoded: true },
    {
      name: 'bytes that are not UTF-8',
      body: Buffer.from([0xff, 0xfe, 0x7b, 0x7d]).toString('base64'),
      isBase64Encoded: true,
    },
    { name: 'UTF-16', body: Buffer.from(good, 'utf16le').toString('base64'), isBase64Encoded: true },
  ];
}

export function wrongShapes(): HostileBody[] {
  return named('wrong shape', [
    'null',
    'true',
    '0',
    '-1e308',
    '""',
    '"text"',
    '[]',
    '[[]]',
    '{}',
    '{"to":[]}',
    `[${JSON.stringify(goodMessage)}]`,
    JSON.stringify(JSON.stringify(goodMessage)),
    '{"subject":"Hi","message":"Hi"}',
    `{"subject":"Hi","to":["${office}"]}`,
    `{"message":"Hi","to":["${office}"]}`,
    `{"":"","to":["${office}"]}`,
    '{"__proto__":{"subject":"Hi","message":"Hi"}}',
    `{"constructor":{"prototype":{"to":["${office}"]}}}`,
    '{"length":2}',
    '{"toString":"x","valueOf":"x"}',
    '[null]',
    '{"to":null}',
  ]);
}

export function wrongTypes(): HostileBody[] {
  const wrong: readonly unknown[] = [null, true, 0, 1.5, {}, [], ['text'], { toString: 'x' }, [[office]]];
  const texts = ['subject', 'message', 'replyTo', 'form', 'blank', 'fileName', 'fileContentBase64', 'mimeType'];
  return [
    ...texts.flatMap((field) =>
      changed(
        `${field} that is no text`,
        wrong.map((value) => ({ [field]: value })),
      ),
    ),
    ...changed(
      'fields that are no texts by name',
      [null, true, 0, '', 'text', [], ['text'], { name: 0 }, { name: null }, { name: ['text'] }].map((fields) => ({
        fields,
      })),
    ),
    ...changed(
      'recipients that are no list of addresses',
      [null, true, 0, {}, '', office, { 0: office, length: 1 }, [null], [0], [{}], [[office]], [office, null]].map(
        (to) => ({ to }),
      ),
    ),
  ];
}

/** Unknown keys that other mailers, parsers and templates interpret. */
export const strangeKeys: readonly string[] = [
  'bcc',
  'cc',
  'from',
  'sender',
  'headers',
  'html',
  'text',
  'attachments',
  'Source',
  'Destinations',
  'RawMessage',
  'envelope',
  'reply-to',
  'replyto',
  'To',
  'template',
  '$where',
  'path',
  'href',
  'raw',
  'icalEvent',
  'constructor',
  'prototype',
  '__defineGetter__',
];
