import { expect, test } from 'vitest';
import { projects } from '#content/lists/projects.static.ts';
import { stories } from '#content/lists/stories.static.ts';
import { services } from '#content/services/index.ts';
import { contactPath } from '#contract/contact-path.ts';
import { emailLimits } from '#contract/email.ts';
import { prefillOf } from './prefill.ts';

function queryOf(path: string): string {
  return new URL(path, 'https://site.example').search;
}

test.each([...services, ...projects])(
  'a link about $title prefills its title and its interest',
  ({ title, interest }) => {
    const about = title;
    expect(prefillOf(queryOf(contactPath({ interest, about })))).toEqual({ interest, about });
    expect(about.length).toBeLessThan(emailLimits.line);
  },
);

test.each(stories)('a link about the story $title prefills its title and leaves the interest open', ({ title }) => {
  expect(prefillOf(queryOf(contactPath({ about: title })))).toEqual({ about: title });
});

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
