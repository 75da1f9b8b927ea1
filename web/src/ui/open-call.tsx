import { createRoot } from 'react-dom/client';
import { calls } from './calls.static.ts';
import { CallPlayer } from './CallPlayer.tsx';

/** Opens the player of a call over the page, until it is closed or the visitor goes back. */
export function openCall(name: string): void {
  const call = calls[name];
  if (!call) return;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => host.querySelector('dialog')?.close();
  const remove = () => {
    removeEventListener('popstate', close);
    root.unmount();
    host.remove();
  };
  addEventListener('popstate', close);
  root.render(<CallPlayer {...call} onClose={remove} />);
}
