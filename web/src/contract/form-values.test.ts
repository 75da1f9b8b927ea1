import { assert, constantFrom, dictionary, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { emailLimits } from './email.ts';
import { composeForm, fillForm, formProblems, knownForm } from './form-values.ts';
import { fieldsOf, forms, isFormKind, type FormKind } from './forms.ts';
import { sampleFields } from './sample-fields.testkit.ts';

const kinds = Object.keys(forms).filter(isFormKind);
const person = sampleFields('home');

test('a line break cannot turn a name into another field or another header', () => {
  const { subject, message } = composeForm(fillForm('home', { ...person, name: ' Asha\r\nEmail: x@evil.example ' }));
  expect(subject).toBe('Message from Asha Email: x@evil.example');
  expect(message).toMatch(/^Name: Asha Email: x@evil\.example\nEmail: asha@example\.com\n\n/);
});

test('only values of the form are sent', () => {
  const { fields } = composeForm(fillForm('home', { ...person, form: 'home', coupon: 'x' }));
  expect(fields).toMatchObject(person);
  expect(fields).not.toHaveProperty('coupon');
});

test.each([
  ['a form that this version does not have', { form: 'survey', fields: person }],
  ['a name that every object has', { form: 'constructor', fields: person }],
  ['a field that this version does not have', { form: 'home', fields: { ...person, season: '5' } }],
  ['a required field less', { form: 'home', fields: { name: 'Asha', message: 'Hello' } }],
  ['no fields', { form: 'home' }],
  ['no form', { fields: person }],
])('%s is not a known form', (_, sent) => {
  expect(knownForm(sent)).toBeUndefined();
});

test('a form is known without its optional fields', () => {
  const fields = sampleFields('application');
  expect(knownForm({ form: 'application', fields })).toMatchObject({ form: 'application', fields });
});

test('every empty required field has a sentence of its own, all at once', () => {
  expect(formProblems(fillForm('home', { ...person, name: '', email: '  ', message: '\n' }))).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    message: 'Message is required',
  });
  expect(Object.keys(formProblems(fillForm('contact', {})))).toEqual(Object.keys(sampleFields('contact')));
});

test('the home form accepts any email, the others require an @', () => {
  expect(formProblems(fillForm('home', { ...person, email: 'abc' }))).toEqual({});
  expect(formProblems(fillForm('application', sampleFields('application', { email: 'abc' })))).toEqual({
    email: 'Email must be an address such as name@example.com',
  });
});

test('a field that is too long is named with its limit', () => {
  expect(formProblems(fillForm('home', { ...person, name: 'x'.repeat(201) }))).toEqual({
    name: 'Name must be 200 characters or fewer',
  });
});

test.each(kinds)('the longest values of the form %s fit the limits of an email', (form) => {
  const longest = Object.fromEntries(fieldsOf(form).map(([name, { limit }]) => [name, 'x'.repeat(limit)]));
  const { subject, message } = composeForm(fillForm(form, longest));
  expect(subject.length).toBeLessThanOrEqual(emailLimits.subject);
  expect(message.length).toBeLessThanOrEqual(emailLimits.message);
});

test.each(kinds)('the form %s is on a page with a fixed path', (form) => {
  expect(routes[forms[form].route].path).not.toContain(':');
});

test('composing composed values again changes nothing, so browser and server agree', () => {
  const values = dictionary(oneof(constantFrom('name', 'email', 'phone', 'message', 'note'), string()), string());
  assert(
    property(constantFrom<FormKind>(...kinds), values, (form, typed) => {
      const composed = composeForm(fillForm(form, typed));
      expect(composeForm(fillForm(form, composed.fields))).toEqual(composed);
    }),
  );
});
