// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { CopyLink } from './CopyLink.tsx';

const words = { copy: 'Share', copied: 'Copied', uncopied: 'Not allowed' };

/** Clicks the button in a browser with these abilities. Returns its label afterwards. */
async function click(abilities: Partial<Pick<Navigator, 'share' | 'canShare'>>, write = async () => undefined) {
  const writeText = vi.fn<(text: string) => Promise<void>>(write);
  vi.stubGlobal('navigator', { ...abilities, clipboard: { writeText } });
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(root).render(<CopyLink words={words} shareTitle="A role" />));
  await act(async () => root.querySelector('button')?.click());
  return { label: root.querySelector('button')?.textContent, writeText };
}

test('a browser with a share sheet opens it with the title and the address', async () => {
  const share = vi.fn<Navigator['share']>(async () => undefined);
  const { label, writeText } = await click({ share, canShare: () => true });
  expect(share).toHaveBeenCalledWith({ title: 'A role', url: location.origin + location.pathname });
  expect(writeText).not.toHaveBeenCalled();
  expect(label).toBe('Share');
});

test('a share sheet that is closed is no failure, and one that fails leaves the link in the clipboard', async () => {
  const failing = (name: string) => () => Promise.reject(new DOMException('', name));
  const closed = await click({ share: failing('AbortError'), canShare: () => true });
  expect(closed.label).toBe('Share');
  expect(closed.writeText).not.toHaveBeenCalled();
  const failed = await click({ share: failing('NotAllowedError'), canShare: () => true });
  expect(failed.label).toBe('Copied');
  expect(failed.writeText).toHaveBeenCalledOnce();
});

test('a browser without a share sheet copies the link and says so, or that it may not', async () => {
  const { label, writeText } = await click({});
  expect([label, writeText.mock.lastCall]).toEqual(['Copied', [location.origin + location.pathname]]);
  expect((await click({}, () => Promise.reject(new Error('denied')))).label).toBe('Not allowed');
});
