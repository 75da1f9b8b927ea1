let coming: Promise<void> | undefined;

/**
 * Puts the rest of the style sheet into the page, which its document left out (document.tsx) and all that is drawn from
 * now on may need. Rejects when it cannot be had, and tries anew when it is asked again.
 */
export function restOfSheet(): Promise<void> {
  coming ??= add().catch((cause: unknown) => {
    coming = undefined;
    throw cause;
  });
  return coming;
}

async function add(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-rest]')?.dataset.rest;
  if (!href) return;
  const link = document.createElement('link');
  await new Promise<unknown>((resolve, reject) => {
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject });
    document.head.append(link);
  }).catch((cause: unknown) => {
    link.remove();
    throw cause;
  });
}
