import { afterAll, beforeAll, expect, test } from 'vitest';
import { onePathEach } from '../../addresses.ts';
import { openProduct, type Product } from '../../product.ts';
import { goTo } from '../look/screens.ts';
import { named, readTree, type Thing } from './tree.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

const desktop = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

test('every page is one banner, one main part and one footer, under one first heading, and no level is left out', async () => {
  const page = await product.visit('/sitemap', desktop);
  const faults: string[] = [];
  for (const path of await onePathEach(product)) {
    await goTo(page, path);
    const tree = await readTree(page);
    const landmarks = tree.map(({ role }) => role).filter((role) => /^(banner|main|contentinfo)$/.test(role));
    if (landmarks.join() !== 'banner,main,contentinfo') faults.push(`${path} has ${landmarks.join()}`);
    const levels = tree
      .filter(({ role }) => role === 'heading')
      .map(({ name, states }) => ({ name, level: Number(states.level) }));
    if (levels.filter(({ level }) => level === 1).length !== 1) faults.push(`${path} has not one first heading`);
    for (const [index, { name, level }] of levels.entries()) {
      if (name === '') faults.push(`${path} has a heading without words`);
      if (level > (levels[index - 1]?.level ?? 0) + 1)
        faults.push(`${path}: "${name}" is at level ${level} after ${levels[index - 1]?.level}`);
    }
    const unnamed = tree.filter(
      ({ role, name }) => /^(link|button|image|textbox|combobox|dialog|region|navigation)$/.test(role) && name === '',
    );
    faults.push(...unnamed.map(({ role }) => `${path} has a ${role} without a name`));
  }
  await product.forgive();
  expect(faults).toEqual([]);
});

test('the contact form’s fields come in the order of the eye, and say which ones must be filled in', async () => {
  const page = await product.visit('/contact', desktop);
  const tree = await readTree(page);
  const form = tree.slice(tree.findIndex(({ role, name }) => role === 'form' && name === 'Send a Message'));
  const fields = form.filter(({ role }) => /^(textbox|combobox|checkbox|button)$/.test(role)).slice(0, 8);
  expect(fields.map(({ role, name }) => `${role} ${name.slice(0, 19)}`)).toEqual([
    'textbox Name',
    'textbox Email',
    'textbox Phone (optional)',
    'textbox Company (optional)',
    'combobox Interest',
    'textbox Message',
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

test('the player is a modal of its own name, with buttons that say what they do', async () => {
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

test('a selected service is a region after its card, and its button says that it is open', async () => {
  const page = await product.visit('/services', desktop);
  const name = 'Twilio Communication Platform';
  await page.getByRole('button', { name }).click();
  await page.getByRole('region', { name }).waitFor();
  const tree = await readTree(page);
  const card = tree.findIndex((thing) => thing.role === 'button' && thing.name === name);
  expect(tree[card]?.states.expanded).toBe(true);
  const after = tree.slice(card).filter(({ role }) => role === 'region' || role === 'button');
  expect(after.slice(0, 3).map((thing) => `${thing.role} ${thing.name}`)).toEqual([
    `button ${name}`,
    `region ${name}`,
    'button Close',
  ]);
});
