import type { Service } from '#content/services/service.ts';
import { serviceEntriesText } from './service-entries.woven.ts';

/** A service as cards, lists and links need it. */
export type ServiceEntry = Pick<Service, 'title' | 'icon' | 'description' | 'covers' | 'link'> & {
  /** Anchor of its card on /services. */
  id: string;
  /** Address of its own page. */
  path: string;
};

/** Every service in the order of the services page. */
export const serviceEntries: readonly ServiceEntry[] = JSON.parse(serviceEntriesText);

/** The first three other services (specification §2, service detail). */
export function relatedEntries(title: string): readonly ServiceEntry[] {
  return serviceEntries.filter((other) => other.title !== title).slice(0, 3);
}
