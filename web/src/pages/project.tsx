import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { cases } from '#content/lists/projects.static.ts';
import { notFoundScreen } from '#content/routes.ts';
import { pageTitle, projectTitle } from '#head/title.ts';
import { loadWithRetry } from '../runtime/load-with-retry.ts';
import { staticIsland } from '../runtime/static-island.tsx';
import { PageHead } from '../ui/PageHead.tsx';

const ProjectDetails = staticIsland(
  'project',
  async () => (await import('./project/ProjectDetails.tsx')).ProjectDetails,
);

// Loaded on demand, because no link leads to it. It stands for every unknown address, so one page may import it.
const NotFoundPage = lazy(async () => {
  // oxlint-disable-next-line no-restricted-imports
  const page = await loadWithRetry(() => import('./not-found.tsx'));
  return { default: page.NotFoundPage };
});

/** /projects/:slug */
export function ProjectPage() {
  const { slug = '' } = useParams();
  const project = cases.find((candidate) => candidate.slug === slug);
  if (!project) {
    return (
      <Suspense fallback={<PageHead title={pageTitle(notFoundScreen)} />}>
        <NotFoundPage />
      </Suspense>
    );
  }
  return (
    <>
      <PageHead title={projectTitle(project.title)} path={project.path} />
      {/* The key gives the next project an island of its own. */}
      <ProjectDetails key={slug} slug={slug} />
    </>
  );
}
