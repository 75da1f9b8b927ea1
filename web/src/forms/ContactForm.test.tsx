// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { loadAlertDialog } from '../ui/load-alert-dialog.ts';
import { saveDraft } from './sending/draft.ts';
import { ContactForm } from './ContactForm.tsx';

const link = '/contact?interest=AI%2FML+Solutions&about=Computer+Vision';

type SetUp = {
  /** Values typed before hydration, by name. */
  typed?: Readonly<Record<string, string>>;
  draft?: Readonly<Record<string, string>>;
};

/** Hydrates the prerendered form, which knows no query, at an address. Returns what the visitor can see of it. */
async function setUp(address: string, { typed = {}, draft = {} }: SetUp = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('__ART_VERSION__', 'v1');
  sessionStorage.clear();
  saveDraft('contact', draft);
  const app = (at: string) => (
    <MemoryRouter initialEntries={[at]}>
      <ContactForm />
    </MemoryRouter>
  );
  document.body.innerHTML = `<div id="root">${renderToString(app('/contact'))}</div>`;
  const field = (name: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`#contact-${name}`)!;
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  const removeButton = () => document.querySelector<HTMLElement>('[aria-label^="Remove"]');
  const hydrationErrors: unknown[] = [];
  await act(async () => {
    hydrateRoot(document.getElementById('root')!, app(address), {
      onRecoverableError: (cause) => hydrationErrors.push(cause),
    });
  });
  expect(hydrationErrors).toEqual([]);
  // A draft loads the dialog. Wait for it, otherwise it may load after the document is gone.
  await loadAlertDialog();
  return {
    about: removeButton()?.parentElement?.querySelector('b')?.textContent,
    removeButton,
    message: field('message').value,
    saved: sessionStorage.getItem('draft-contact') ?? '',
  };
}

test('a link overwrites neither a saved draft nor what was typed before hydration', async () => {
  const draft = { about: 'Our own phone line', message: 'Hello' };
  expect(await setUp(link, { draft })).toMatchObject(draft);
  const typed = { message: 'Before' };
  expect(await setUp(link, { typed })).toMatchObject({ about: 'Computer Vision', message: 'Before' });
});

test('a visitor who removes the subject keeps the rest, and the form is not sent with it', async () => {
  const { removeButton } = await setUp(link, { draft: { message: 'Hello' } });
  await act(async () => removeButton()!.click());
  expect(removeButton()).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('[type=radio]:checked'));
  const values = new FormData(document.querySelector('form')!);
  expect([values.get('about'), values.get('message')]).toEqual(['', 'Hello']);
});
