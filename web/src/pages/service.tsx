import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { routes } from '#content/routes.ts';
import { findService } from '#head/find-service.ts';
import { pageTitle, serviceTitle } from '#head/title.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { loadWithRetry } from '../app/load-with-retry.ts';
import { serviceEntries } from '../ui/service-entries.ts';
import { serviceDetails } from './service/service-details.tsx';

// Loaded on demand, because no link leads to it.
const UnknownService = lazy(async () => ({
  default: (await loadWithRetry(() => import('./service/UnknownService.tsx'))).UnknownService,
}));

/** /service/:serviceTitle */
export function ServicePage() {
  const { serviceTitle: segment = '' } = useParams();
  const service = findService(serviceEntries, segment);
  if (!service) {
    return (
      <>
        <PageHead title={pageTitle(routes.service.screen)} />
        <Suspense fallback={null}>
          <UnknownService />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <PageHead title={serviceTitle(service.title)} path={service.path} />
      {serviceDetails[service.id]}
    </>
  );
}
