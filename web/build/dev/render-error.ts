/*
 * Browser entry of the page that shows a rendering error. Reloads after any edit; `dev-site.ts` sends the
 * event.
 */
import.meta.hot?.on('site:edited', () => location.reload());
