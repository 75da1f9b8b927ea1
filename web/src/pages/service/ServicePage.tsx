import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageHead } from '#head/PageHead.tsx';
import { routeNamed } from '#head/routes.ts';
import { serviceNamed } from '#head/service-named.ts';
import { pageTitle, serviceTitle } from '#head/title.ts';
import { patiently } from '../../ui/hydration/patiently.ts';
import { serviceEntries } from '../../ui/services/service-entries.ts';
import { serviceDetails } from './service-details.tsx';

// Nobody follows a link to it.
const UnknownService = lazy(async () => ({
  default: (await patiently(() => import('./UnknownService.tsx'))).UnknownService,
}));

/** /service/:serviceTitle */
export function ServicePage() {
  const { serviceTitle: segment = '' } = useParams();
  const service = serviceNamed(serviceEntries, segment);
  if (!service) {
    return (
      <>
        <PageHead title={pageTitle(routeNamed('service').screen)} />
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
