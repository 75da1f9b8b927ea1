import { PageHead } from '#head/PageHead.tsx';
import { pageTitle } from '#head/title.ts';
import { staticIsland } from '../../ui/hydration/static-island.tsx';

const Stories = staticIsland('stories', async () => (await import('./Stories.tsx')).Stories);

/** /success-stories */
export function SuccessStoriesPage() {
  return (
    <>
      <PageHead title={pageTitle('Success Stories')} path="/success-stories" />
      <Stories />
    </>
  );
}
