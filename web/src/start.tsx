import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { readInitialBlogData } from './blog/initial-data.tsx';
import { pageNameAt } from './routes.tsx';
import { restOfSheet } from './shell/rest-of-sheet.ts';
import { setServerMarkupStands } from './ui/hydration/island.tsx';

/*
 * Hydrates the page it finds. A document of another page (the 404 page, served for an address that the server does
 * not know but the router does) is rendered anew instead, since hydrating it would be a mismatch.
 */
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root; it was not made by document.tsx.');
const app = (
  <StrictMode>
    <BrowserRouter>
      <App blog={readInitialBlogData(document)} />
    </BrowserRouter>
  </StrictMode>
);
// A visitor whose browser breaks our code reads the page all the same.
const onUncaughtError = (error: unknown) => {
  reportError(error);
  void import('./shell/stand-as-drawn.ts').then(({ standAsDrawn }) => standAsDrawn());
};
const draw = () => {
  if (root.dataset.page === pageNameAt(location.pathname)) {
    setServerMarkupStands(true);
    hydrateRoot(root, app, { onUncaughtError });
  } else {
    createRoot(root, { onUncaughtError }).render(app);
  }
};
// Without the rest of the sheet the page works all the same; whoever draws another page asks for it again.
void restOfSheet().then(draw, draw);
