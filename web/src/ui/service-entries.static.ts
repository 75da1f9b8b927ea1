import { contactPath } from '#head/contact-path.ts';
import { type Service, serviceId, servicePath, services } from '#content/services/index.ts';

/** The fields of a service that cards, lists and links show. */
export type ServiceEntry = Pick<Service, 'title' | 'icon' | 'description' | 'covers' | 'link'> & {
  id: string;
  path: string;
  /** Path of the contact form, prefilled with the service. */
  contact: string;
};

/**
 * Every service in the order of the services page. Evaluated at build time, so that a page of cards does not load the
 * full text of every service.
 */
export const serviceEntries: readonly ServiceEntry[] = services.map((service) => {
  const { title, icon, interest, description, covers, link } = service;
  const paths = { path: servicePath(service), contact: contactPath({ interest, about: title }) };
  return { title, icon, description, covers, link, id: serviceId(service), ...paths };
});
