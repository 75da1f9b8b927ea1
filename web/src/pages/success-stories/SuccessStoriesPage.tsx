import { PageHead } from '#head/PageHead.tsx';
import { pageTitle } from '#head/title.ts';
import { island } from '../../ui/hydration/island.tsx';

const Stories = island('stories', async () => (await import('./Stories.tsx')).Stories);

/** /success-stories */
export function SuccessStoriesPage() {
  return (
    <>
      <PageHead title={pageTitle('Success Stories')} path="/success-stories" />
      <Stories />
    </>
  );
}
