import type { ChatPanelId } from '#content/pages/chat.ts';
import { clockTime } from '../panel/clock-time.ts';
import { patiently, renewing } from '../../ui/hydration/patiently.ts';
import { hasConversation, keepText, takeText } from './keep.ts';

/** Whatever a visitor does first when they turn to a panel. */
const turning = ['pointerover', 'focusin', 'click'] as const;

const storage = () => sessionStorage;

let want = () => {};
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});
let isLoaded = false;
let pressed: HTMLElement | undefined;

/** Loads the panel's code: at once on the server, in a browser when a visitor turns to a panel. */
export async function whenWanted<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof document !== 'undefined') await wanted;
  const module = await patiently(load);
  isLoaded = true;
  return module;
}

/**
 * Waits at a panel that the server drew for its visitor, and gives what ends the waiting. A panel that the browser must
 * draw, one that the visitor is at already and one with a conversation to go on with do not wait.
 */
export function awaitVisitor(place: HTMLElement, panel: ChatPanelId): () => void {
  const turn = ({ type, target }: Event) => {
    if (!(target instanceof Element) || !place.contains(target)) return;
    want();
    if (type === 'click' && !isLoaded) pressed = target.closest('button') ?? undefined;
  };
  const log = place.querySelector('[role=log]');
  const box = place.querySelector('textarea');
  const typedKey = `chat-typed-${panel}`;
  // Typed into a document that this one has taken the place of.
  if (box && !isLoaded) box.value ||= takeText(typedKey, storage);
  const keepTyped = () => void (box?.value && keepText(typedKey, box.value, storage));
  const isTurnedTo = place.contains(document.activeElement) || box?.value;
  if (!log || isTurnedTo || hasConversation(panel, storage)) want();
  if (log && !isLoaded) dressExample(log);
  // Caught on the way down: React keeps events to itself that happen in markup whose code it does not have yet.
  for (const type of turning) document.addEventListener(type, turn, true);
  addEventListener(renewing, keepTyped);
  // The router hears of an anchor on the page only once all that React draws anew for it is there.
  addEventListener('popstate', want);
  return () => {
    want();
    removeEventListener('popstate', want);
    for (const type of turning) document.removeEventListener(type, turn, true);
    removeEventListener(renewing, keepTyped);
  };
}

/** Presses the button that was pressed before there was code behind it. */
export function pressAgain(): void {
  if (pressed?.isConnected) pressed.click();
  pressed = undefined;
}

/** Gives the example what the server could not know: the time, and its end in sight where CSS alone cannot show it. */
function dressExample(log: Element): void {
  for (const time of log.querySelectorAll('time')) time.textContent = clockTime(Date.now());
  log.scrollTo({ top: log.scrollHeight, behavior: 'instant' });
}
