// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { TextField } from './fields/TextField.tsx';
import { useMailForm } from './sending/useMailForm.ts';

/** The fields of the contact form that are required, each with the line that a new field needs. */
function RequiredFields() {
  const mail = useMailForm('contact');
  const { form, showProblems, submitWith } = mail;
  const submit = submitWith((values) => {
    showProblems(values, false);
    return undefined;
  });
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <ErrorSummary mail={mail} />
      <TextField mail={mail} name="name" />
      <SelectField mail={mail} name="interest" placeholder="" />
      <TextField mail={mail} name="email" />
      <TextField mail={mail} name="message" />
    </form>
  );
}

test('a form with five required fields counts them all, marks each, and forgets those that are filled', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  document.body.innerHTML = '<div></div>';
  await act(async () => createRoot(document.querySelector('div')!).render(<RequiredFields />));
  const submit = () => act(async () => document.querySelector('form')!.requestSubmit());
  const marked = () => [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id);
  await submit();
  const { activeElement } = document;
  expect(activeElement?.querySelector('h4')?.textContent).toBe('Five things need fixing');
  expect(activeElement?.querySelectorAll('li')).toHaveLength(5);
  expect(marked()).toEqual(['contact-name', 'contact-interest', 'contact-email', 'contact-message']);
  expect(document.querySelector('#contact-message-error')?.textContent).toBe('Message is required');
  document.querySelector<HTMLInputElement>('#contact-name')!.value = 'Asha';
  await submit();
  expect(document.querySelector('h4')?.textContent).toBe('Four things need fixing');
  expect(marked()).not.toContain('contact-name');
});
