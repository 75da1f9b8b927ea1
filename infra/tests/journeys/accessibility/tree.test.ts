import { expect, test } from 'vitest';
import { sharedProduct } from '../product.testkit.ts';
import { goTo } from '../look/screens.testkit.ts';
import { named, readTree, type Thing } from './tree.testkit.ts';

const desktop = { viewport: { width: 1280, height: 800 } } as const;

test('the accessibility tree has the contact form’s fields in visual order and marks the required ones', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/contact', desktop);
  const tree = await readTree(page);
  const form = tree.slice(tree.findIndex(({ role, name }) => role === 'form' && name === 'Send a Message'));
  const fields = form.filter(({ role }) => /^(textbox|combobox|checkbox|button)$/.test(role)).slice(0, 9);
  expect(fields.map(({ role, name }) => `${role} ${name.slice(0, 19)}`)).toEqual([
    'textbox Name',
    'textbox Email',
    'textbox Phone (optional)',
    'textbox Company (optional)',
    'combobox Interest',
    'textbox Message',
    'button Record a voice mess',
    'checkbox I have read the Pri',
    'button Send Message',
  ]);
  const isRequired = (field: Thing) => field.states.required === true || field.states.invalid === 'true';
  expect(fields.filter(isRequired).map(({ name }) => name.split(' ')[0])).toEqual([
    'Name',
    'Email',
    'Interest',
    'Message',
    'I',
  ]);

  await page.getByLabel('Email').first().fill('ravi@gmial.com');
  await page.getByLabel('Email').first().press('Tab');
  await expect
    .poll(async () => named(await readTree(page), 'textbox').get('Email')?.description)
    .toContain('gmail.com');
});

test('figures are named in a few words, because screen readers read the name before the content', async () => {
  await using product = await sharedProduct();
  const page = await product.open(desktop);
  for (const path of ['/', '/contact', '/success-stories']) {
    await goTo(page, path);
    const tree = await page.locator('main').ariaSnapshot();
    const names = [...tree.matchAll(/- '?figure(?: "(.+?)")?/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name === '' || name.length > 90)).toEqual([]);
  }
});

test('the player is a named modal with named buttons', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/', desktop);
  await page.getByRole('button', { name: 'Listen to Demo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).waitFor();
  const tree = await readTree(page);
  expect(named(tree, 'dialog').get('Playing Audio Demo')?.states.modal).toBe(true);
  expect([...named(tree, 'button').keys()]).toEqual(['Close', 'Pause']);
  expect([...named(tree, 'progressbar').keys()]).toEqual(['Playback']);
  expect(tree.some(({ role }) => role === 'main')).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(async () => named(await readTree(page), 'button').get('Listen to Demo')?.states.focused).toBe(true);
});
