import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { openCallsOnClick } from './call-buttons.ts';
import { readInitialBlogData } from '../blog/initial-data.tsx';
import { loadPage, pageNameAt } from './load-page.tsx';
import { stopRecordingClicks } from '../runtime/early-click.ts';
import { loadWithRetry } from '../runtime/load-with-retry.ts';
import { setShowingServerMarkup } from '../runtime/static-island.tsx';

void start(document.getElementById('root')!);

/**
 * Hydrates the page of the document. If the document belongs to another page (the 404 page, served for an address that
 * only the router knows), renders the page instead, because hydrating it would be a mismatch.
 */
async function start(root: HTMLElement): Promise<void> {
  // The edge serves the home page there; the router knows only its path.
  if (location.pathname === '/index.html') history.replaceState(null, '', `/${location.search}${location.hash}`);
  const name = root.dataset.page === 'sent' ? 'sent' : pageNameAt(location.pathname);
  // Without its code the page would suspend, and a click in it would be lost.
  await loadWithRetry(() => loadPage(name));
  // The scripts may be here first, and React would take the missing part for a mismatch.
  if (document.readyState === 'loading') await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App blog={readInitialBlogData(document)} />
      </BrowserRouter>
    </StrictMode>
  );
  const options = { onUncaughtError };
  // React then listens there for clicks. By a listener on an ancestor each heading that takes focus is “clickable” for Orca.
  root.addEventListener = document.addEventListener.bind(document);
  stopRecordingClicks();
  openCallsOnClick();
  if (root.dataset.page === name) {
    setShowingServerMarkup(true);
    // In a transition React hydrates in slices, so that the browser can react to visitors in between.
    startTransition(() => void hydrateRoot(root, app, options));
  } else {
    createRoot(root, options).render(app);
  }
}

/** Restores the server's markup, so that visitors whose browser extension breaks React can still read the page. */
function onUncaughtError(error: unknown): void {
  reportError(error);
  void import('../runtime/restore-server-markup.ts').then(({ restoreServerMarkup }) => restoreServerMarkup());
}
