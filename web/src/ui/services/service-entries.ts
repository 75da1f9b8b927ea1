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

/** The service a path segment names, or undefined: the rule of `findService` (D27), without the services' long texts. */
export function findServiceEntry(segment: string): ServiceEntry | undefined {
  const wanted = plain(decoded(segment));
  return serviceEntries.find(({ title }) => plain(title) === wanted);
}

function plain(title: string): string {
  return title
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
