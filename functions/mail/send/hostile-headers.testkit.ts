import { emailLimits } from '#contract/email.ts';
import { samplePdf } from './resume/resume.testkit.ts';
import { office, goodMessage } from './send-email.testkit.ts';
import { changed, evil, type HostileBody, named } from './hostile-shapes.testkit.ts';

export function foreignRecipients(): HostileBody[] {
  return changed(
    'foreign recipient',
    [
      [evil],
      [office, evil],
      [evil, office],
      [`${office},${evil}`],
      [`${office};${evil}`],
      [`${office} ${evil}`],
      [`${office}\r\nBcc: ${evil}`],
      [`${office}\0${evil}`],
      [`${office}\n`, evil],
      [`"${office}" <${evil}>`],
      [`<${office}>`],
      [`Office <${office}>`],
      [`${evil}(${office})`],
      [`${office}.evil.example`],
      [`${office}@evil.example`],
      [`@evil.example:${office}`],
      [''],
      [' '],
      [],
      ['*@example.com'],
      ['@example.com'],
      ['office'],
      [office.replace('o', 'о')],
      [`${office}\u200b`],
      [`\u202e${office}`],
      [office.replace('@', '%40')],
      [`mailto:${office}`],
      Array.from({ length: emailLimits.recipients + 1 }, () => office),
    ].map((to) => ({ to })),
  );
}

/** Values that would end a header line if they were not rejected. */
export function brokenLines(): HostileBody[] {
  const tails = [
    `\r\nBcc: ${evil}`,
    `\nBcc: ${evil}`,
    `\rBcc: ${evil}`,
    `\r\n\r\n<html>`,
    '\0',
    '\r',
    '\n',
    `\r\n Bcc: ${evil}`,
    `\n\tBcc: ${evil}`,
    `\r\nContent-Type: text/html\r\n\r\n<h1>`,
    `\r\n.\r\nMAIL FROM:<${evil}>`,
    `\n\r\nTo: ${evil}`,
  ];
  const file = { fileContentBase64: samplePdf().toString('base64'), mimeType: 'application/pdf' };
  return [
    ...changed(
      'line break in the subject',
      tails.map((tail) => ({ subject: `Message from A${tail}` })),
    ),
    ...changed(
      'line break in the file name',
      tails.map((tail) => ({ ...file, fileName: `resume${tail}.pdf` })),
    ),
    ...changed('nothing visible', [
      { subject: '\u202e\u2066' },
      { subject: '\u0007\u0008' },
      { subject: '\u2028' },
      { subject: '   ' },
      { message: ' \n\t ' },
      { message: '\r\n'.repeat(1_000) },
      { message: '\0\u0001' },
      { subject: '', message: '' },
    ]),
  ];
}

export function tooLong(): HostileBody[] {
  return [
    ...changed('too long', [
      { subject: long(emailLimits.subject + 1) },
      { subject: long(1_000_000) },
      { message: long(emailLimits.message + 1) },
      { message: long(4_000_000) },
      { message: '👩‍💻'.repeat(10_000) },
      { website: long(emailLimits.bodyBytes) },
    ]),
    { name: 'a body beyond every limit', body: long(emailLimits.bodyBytes + 1) },
    {
      name: 'a body beyond every limit in base64',
      body: Buffer.alloc(4_600_000, '€').toString('base64'),
      isBase64Encoded: true,
    },
  ];
}

function long(length: number): string {
  return 'x'.repeat(length);
}

export function badForms(): HostileBody[] {
  const bodies = [
    '',
    'form=home',
    'name=&email=&message=',
    '%',
    '%%%',
    '=&=&=',
    'form=contact&name=A&email=a&message=B',
    '[object Object]',
    'name[]=A&email[]=B&message[]=C',
    'name=A&email=B&message=%00',
    `name=${'x'.repeat(300)}&email=a&message=b`,
    `name=A&email=B&message=${'x'.repeat(20_000)}`,
    'form=contact&name=A&email=a@b.example&message=B&agree=on&interest=Free',
    'name=%E0%A4%A&email=&message=x',
    'form=__proto__',
    JSON.stringify(goodMessage),
    'name=%0d%0a&email=%0d%0a&message=%0d%0a',
  ];
  return named('bad form', bodies).map((body) => ({ ...body, contentType: 'application/x-www-form-urlencoded' }));
}

export function wrongMedia(): HostileBody[] {
  const media = [
    'multipart/form-data',
    'application/xml',
    'text/html',
    'application/octet-stream',
    'image/png',
    '',
    ';',
    'text/plain2',
    'application/json+evil',
    '*/*',
    'text/plain, application/json',
    '\u0000',
    'application/x-www-form-urlencoded-evil',
  ];
  return media.map((contentType) => ({
    name: `media type ${contentType}`,
    body: JSON.stringify(goodMessage),
    contentType,
  }));
}
