import { expect, test } from 'vitest';
import {
  applicationMessage,
  applicationSubject,
  contactMessage,
  contactSubject,
  homeMessage,
  readMessage,
} from './message.ts';

const person = { name: 'Asha Patel', email: 'asha@example.com', message: 'Hello\n\nagain' };

test('a home message names the visitor, the address and the text', () => {
  expect(homeMessage(person)).toBe('Name: Asha Patel\nEmail: asha@example.com\n\nMessage:\nHello\n\nagain');
});

test('a message taken apart is what was put together', () => {
  const contact = { ...person, phone: '+91 1', company: 'Patel: Dental', interest: 'AI/ML Solutions' };
  expect(readMessage(contactMessage(contact))).toEqual({
    form: 'contact',
    fields: [
      ['Name', 'Asha Patel'],
      ['Phone', '+91 1'],
      ['Interest', 'AI/ML Solutions'],
      ['Email', 'asha@example.com'],
      ['Company', 'Patel: Dental'],
    ],
    text: person.message,
  });
});

test('an application sends the phone number where one is given, and leaves out what is empty', () => {
  const application = { ...person, role: 'DevOps Engineer', portfolio: '', note: '' };
  expect(applicationMessage({ ...application, phone: '+91 1' })).toContain('\nPhone: +91 1\n');
  expect(applicationMessage({ ...application, phone: '' })).not.toMatch(/Phone|Portfolio|Note/);
});

test('a line break cannot turn a name into another field or another header', () => {
  const name = 'Asha\r\nEmail: x@evil.example';
  expect(readMessage(homeMessage({ ...person, name })).fields).toEqual([
    ['Name', 'Asha Email: x@evil.example'],
    ['Email', 'asha@example.com'],
  ]);
  expect(contactSubject(name)).toBe('Message from Asha Email: x@evil.example');
  expect(applicationSubject(' Dev\nJoshi ')).toBe('New Job Application: Dev Joshi');
});

test('a text that begins like a field is still the text', () => {
  const { fields, text } = readMessage(homeMessage({ ...person, message: 'Email: x@evil.example\n\nMessage:\nhi' }));
  expect(fields).toHaveLength(2);
  expect(text).toBe('Email: x@evil.example\n\nMessage:\nhi');
});

test('a text that nobody composed comes back whole', () => {
  expect(readMessage('Just\ntext: here')).toEqual({ form: 'home', fields: [], text: 'Just\ntext: here' });
  expect(readMessage('\nBelow an empty line')).toEqual({ form: 'home', fields: [], text: 'Below an empty line' });
});
