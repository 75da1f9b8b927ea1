declare global {
  /** The button that was pressed last, as the document's own script notes it until the page is hydrated. */
  var pressed: Element | null | undefined;
}

/** What ids of parts start with that are hydrated after the page. */
export const latePrefix = 'near-';

/** Presses once more what was pressed while there was nobody to hear it; a part that comes late takes its own. */
export function repeatEarlyPress(): void {
  // Set by the document's script, which has no name to be taken off by.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  window.onclick = null;
  if (globalThis.pressed?.closest(`[id^=${latePrefix}]`)) return;
  const button = takeEarlyPress(document.documentElement);
  if (button instanceof HTMLElement) button.click();
}

/** The button in this part that was pressed while there was nobody to hear it, once. */
export function takeEarlyPress(part: Element): Element | undefined {
  const { pressed } = globalThis;
  if (!pressed || !part.contains(pressed)) return undefined;
  globalThis.pressed = undefined;
  return pressed;
}
