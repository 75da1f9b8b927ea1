/*
 * Browser entry of a page that says why a document could not be drawn: any edit tries again. The event is sent by
 * `reload-documents.ts`.
 */
import.meta.hot?.on('site:edited', () => location.reload());
