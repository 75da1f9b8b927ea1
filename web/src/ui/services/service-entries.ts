import type { Service } from '#content/services/service.ts';
import { serviceEntriesText } from './service-entries.static.ts';

/** The fields of a service that cards, lists and links show. */
export type ServiceEntry = Pick<Service, 'title' | 'icon' | 'description' | 'covers' | 'link'> & {
  /** Anchor of its card on /services. */
  id: string;
  /** Path of its own page. */
  path: string;
  /** Path of the contact form, prefilled with the service. */
  contact: string;
};

/** Every service in the order of the services page. */
export const serviceEntries: readonly ServiceEntry[] = JSON.parse(serviceEntriesText);

/** Returns the first three other services, in the order of the services page. */
export function relatedEntries(title: string): readonly ServiceEntry[] {
  return serviceEntries.filter((other) => other.title !== title).slice(0, 3);
}
