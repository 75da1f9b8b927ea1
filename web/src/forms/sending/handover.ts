import { handoverKey } from '#contract/chat.ts';
import { isRecord } from '#contract/text.ts';
import { type OpenStorage, readText, saveText } from '../../ui/tab-storage.ts';

/** Returns and removes the conversation that the chat hands over, or undefined. */
export function takeHandover(open?: OpenStorage): string | undefined {
  const conversation = readText(handoverKey, open);
  saveText(handoverKey, undefined, open);
  return conversation;
}

/** Returns the conversation in the navigation state, or undefined. */
export function handoverIn(state: unknown): string | undefined {
  const conversation = isRecord(state) ? state[handoverKey] : undefined;
  return typeof conversation === 'string' ? conversation : undefined;
}
