import type { ComponentType, ReactElement } from 'react';
import type { Service } from '#content/services/service.ts';
import { staticIsland } from '../../app/static-island.tsx';
import { type ServiceEntry, serviceEntries } from '../../ui/service-entries.ts';

const contents = import.meta.glob<Readonly<Record<string, Service>>>('../../content/services/*-*.ts');

/** Content of each service's page, by the service's id. One island each, so that a page loads only its own text. */
export const serviceDetails: Readonly<Record<string, ReactElement>> = Object.fromEntries(
  serviceEntries.map((entry) => {
    const Details = staticIsland(`service-${entry.id}`, () => loadDetails(entry));
    return [entry.id, <Details key={entry.id} />];
  }),
);

async function loadDetails({ id, path }: ServiceEntry): Promise<ComponentType> {
  const [{ ServiceDetails }, content] = await Promise.all([
    import('./ServiceDetails.tsx'),
    contents[`../../content/services/${id}.ts`]?.(),
  ]);
  const service = Object.values(content ?? {})[0];
  if (!service) throw new Error(`The service ${id} needs content/services/${id}.ts.`);
  return function LoadedDetails() {
    return <ServiceDetails service={service} path={path} />;
  };
}
