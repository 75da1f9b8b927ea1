import { RouteHead } from '../ui/PageHead.tsx';
import { staticIsland } from '../runtime/static-island.tsx';

const Stories = staticIsland('stories', async () => (await import('./Stories.tsx')).Stories);

export function SuccessStoriesPage() {
  return (
    <>
      <RouteHead name="successStories" />
      <Stories />
    </>
  );
}
