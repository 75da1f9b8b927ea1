import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { emailLimits } from '#contract/email.ts';
import { handoverIn, handoverKey, takeHandover } from './draft.ts';

/**
 * Puts a conversation that the chat hands over into the message field, under what is already written there: left in
 * the tab's storage before this page or while it is open, or brought by the navigation where storage is forbidden.
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
