declare global {
  /** The last button clicked before hydration, recorded by the inline script of the document (boot.ts). */
  var earlyClick: Element | null | undefined;
  /** Text of the chat's box when Enter was pressed before hydration, recorded by boot.ts too. */
  var earlyEnter: string | undefined;
}

/** Stops recording clicks and Enter. Call it right before hydrating: from then on React hydrates at once for a click. */
export function stopRecordingClicks(): void {
  // The inline script sets the property, so there is no function to pass to removeEventListener.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  window.onclick = null;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  window.onkeydown = null;
}

/** Whether Enter was pressed before hydration when the chat's box contained this text. True once. */
export function wasSentEarly(text: string): boolean {
  const { earlyEnter } = globalThis;
  globalThis.earlyEnter = undefined;
  return earlyEnter === text;
}

/** Clicks the recorded button again. React replays no clicks, so the first one would be lost. */
export function replayEarlyClick(): void {
  const { earlyClick } = globalThis;
  globalThis.earlyClick = undefined;
  if (earlyClick instanceof HTMLElement) earlyClick.click();
}
