import './styles/tokens.css';
import './styles/base.css';
import './shell/splash.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { routes } from '#head/routes.ts';
import { App } from './App.tsx';
import { setServerMarkupStands } from './ui/island.tsx';

/*
 * Hydrates the page it finds. A document of another page (the 404 page, served for an address that the server does
 * not know but the router does) is rendered anew instead, since hydrating it would be a mismatch.
 */
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root; it was not made by document.tsx.');
const wanted = routes.find(({ path }) => matchPath(path, location.pathname))?.name ?? 'notFound';
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
if (root.dataset.page === wanted) {
  setServerMarkupStands(true);
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
document.documentElement.dataset.ready = '';
