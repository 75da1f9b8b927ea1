import { trusted } from '../ui/hydration/trusted.ts';

/**
 * Puts the page there as the server draws it, where links and forms work by themselves. Called when React has given the
 * page up, which leaves it empty; where the server does not answer, the browser says so.
 */
export async function standAsDrawn(): Promise<void> {
  const page = await fetch(location.href).then(
    (answer) => answer.text(),
    () => undefined,
  );
  if (page === undefined) return location.reload();
  const drawn = new DOMParser().parseFromString(trusted(page), 'text/html').getElementById('root');
  if (drawn) document.getElementById('root')?.replaceWith(drawn);
}
