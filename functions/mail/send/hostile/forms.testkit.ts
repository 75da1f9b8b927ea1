import { goodMessage } from '../send-email.testkit.ts';
import { named, type HostileBody } from './body.testkit.ts';

/** Native form submissions that no browser sends. */
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

/** A valid message with an unsupported media type. */
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
