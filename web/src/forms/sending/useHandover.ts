import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { emailLimits } from '#contract/email.ts';
import { handoverKey } from '#contract/chat.ts';
import { isRecord } from '#contract/json.ts';
import { readText, saveText } from '../../runtime/tab-storage.ts';

/**
 * Appends a conversation that the chat hands over to the message field. Reads it from session storage on mount and when
 * the event announces it, or from the navigation state if storage is forbidden.
 */
export function useHandover(fieldId: string, onFilled: () => void): void {
  const { state } = useLocation() as { state: unknown };
  useEffect(() => {
    const take = () => {
      const field = document.getElementById(fieldId);
      const conversation = readText(handoverKey) ?? handoverIn(state);
      saveText(handoverKey, undefined);
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

function handoverIn(state: unknown): string | undefined {
  const conversation = isRecord(state) ? state[handoverKey] : undefined;
  return typeof conversation === 'string' ? conversation : undefined;
}
