import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { routes } from '#content/routes.ts';
import { findService } from '#head/find-service.ts';
import { pageTitle, serviceTitle } from '#head/title.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { loadWithRetry } from '../runtime/load-with-retry.ts';
import { serviceEntries, type ServiceEntry } from '../ui/service-entries.static.ts';
import type { Service } from '#content/services/service.ts';
import { staticIsland } from '../runtime/static-island.tsx';

// Loaded on demand, because no link leads to it.
const UnknownService = lazy(async () => ({
  default: (await loadWithRetry(() => import('./service/UnknownService.tsx'))).UnknownService,
}));

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

const contents = import.meta.glob<Readonly<Record<string, Service>>>('../content/services/*-*.ts');

/** Content of each service's page, by the service's id. One island each, so that a page loads only its own text. */
const serviceDetails: Readonly<Record<string, ReactElement>> = Object.fromEntries(
  serviceEntries.map((entry) => {
    const Details = staticIsland(`service-${entry.id}`, () => loadDetails(entry));
    return [entry.id, <Details key={entry.id} />];
  }),
);

async function loadDetails({ id, path }: ServiceEntry): Promise<ComponentType> {
  const [{ ServiceDetails }, content] = await Promise.all([
    import('./service/ServiceDetails.tsx'),
    contents[`../content/services/${id}.ts`]?.(),
  ]);
  const service = Object.values(content ?? {})[0];
  if (!service) throw new Error(`The service ${id} needs content/services/${id}.ts.`);
  return function LoadedDetails() {
    return <ServiceDetails service={service} path={path} />;
  };
}
