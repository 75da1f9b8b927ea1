import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { emailLimits } from '#contract/email.ts';
import { handoverKey } from '#contract/chat.ts';
import { isRecord } from '#contract/text.ts';
import { type OpenStorage, readText, saveText } from '../../ui/tab-storage.ts';

/**
 * Appends a conversation that the chat hands over to the message field. Reads it from session storage on mount and when
 * the event announces it, or from the navigation state if storage is forbidden.
 */
export function useHandover(fieldId: string, onFilled: () => void): void {
  const { state } = useLocation() as { state: unknown };
  useEffect(() => {
    const take = () => {
      const field = document.getElementById(fieldId);
      const conversation = takeHandover() ?? handoverIn(state);
      if (!(field instanceof HTMLTextAreaElement) || conversation === undefined) return;
      const written = field.value.trim();
      if (written.includes(conversation)) return;
      field.value = (written === '' ? conversation : `${written}\n\n${conversation}`).slice(0, emailLimits.text);
      onFilled();
    };
    take();
    addEventListener(handoverKey, take);
    return () => removeEventListener(handoverKey, take);
  }, [fieldId, onFilled, state]);
}

/** Returns and removes the conversation that the chat hands over, or undefined. */
export function takeHandover(open?: OpenStorage): string | undefined {
  const conversation = readText(handoverKey, open);
  saveText(handoverKey, undefined, open);
  return conversation;
}

export function handoverIn(state: unknown): string | undefined {
  const conversation = isRecord(state) ? state[handoverKey] : undefined;
  return typeof conversation === 'string' ? conversation : undefined;
}
