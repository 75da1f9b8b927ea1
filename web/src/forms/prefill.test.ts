import { expect, test } from 'vitest';
import { prefillOf } from './prefill.ts';

test.each([
  ['', {}],
  ['?interest=Free+money&about=Call+%2B1+555+0100+for+your+refund', {}],
  ['?interest=Other+Services&about=Time+Travel', { interest: 'Other Services' }],
  ['?about=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E', {}],
  ['?about=computer+vision&interest=', {}],
  ['?about=__proto__&interest=constructor&__proto__=x', {}],
  ['?about=Time+Travel&about=Computer+Vision', {}],
  ['?name=Asha&message=Hello&agree=on&blank=x&email=a%40evil.example', {}],
  ['?about=%E0%A4%A&interest=%', {}],
  [`?about=${'x'.repeat(100_000)}`, {}],
  ['?sent=ok&id=7F3A-19C2&about=Computer+Vision', { about: 'Computer Vision' }],
])('a query prefills only what the site itself links with: %j', (search, values) => {
  expect(prefillOf(search)).toEqual(values);
});
