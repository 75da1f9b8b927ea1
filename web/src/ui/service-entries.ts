import { type ServiceEntry, serviceEntries } from './service-entries.static.ts';

export { type ServiceEntry, serviceEntries };

/** Returns the first three other services, in the order of the services page. */
export function relatedEntries(title: string): readonly ServiceEntry[] {
  return serviceEntries.filter((other) => other.title !== title).slice(0, 3);
}
