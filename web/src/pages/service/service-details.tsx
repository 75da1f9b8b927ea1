import type { ComponentType, ReactElement } from 'react';
import type { Service } from '#content/services/service.ts';
import { island } from '../../ui/hydration/island.tsx';
import { type ServiceEntry, serviceEntries } from '../../ui/services/service-entries.ts';

const contents = import.meta.glob<Readonly<Record<string, Service>>>('../../content/services/*-*.ts');
const lines = import.meta.glob<{ line: string }>('./lines/*.woven.ts');

/** What stands on each service's page, by the service's id: an island each, so that one loads its own words only. */
export const serviceDetails: Readonly<Record<string, ReactElement>> = Object.fromEntries(
  serviceEntries.map((entry) => {
    const Details = island(`service-${entry.id}`, () => loadDetails(entry));
    return [entry.id, <Details key={entry.id} />];
  }),
);

async function loadDetails({ id }: ServiceEntry): Promise<ComponentType> {
  const [{ ServiceDetails }, content, woven] = await Promise.all([
    import('./ServiceDetails.tsx'),
    contents[`../../content/services/${id}.ts`]?.(),
    lines[`./lines/${id}.woven.ts`]?.(),
  ]);
  const service = Object.values(content ?? {})[0];
  if (!service || !woven)
    throw new Error(`The service ${id} needs content/services/${id}.ts and lines/${id}.woven.ts.`);
  return function LoadedDetails() {
    return <ServiceDetails service={service} line={woven.line} />;
  };
}
