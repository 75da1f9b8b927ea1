import { contactPath } from '#contract/contact-path.ts';
import { serviceId, servicePath, services } from '#content/services/index.ts';

/**
 * The entries as JSON. Evaluated at build time, so that a page of cards does not load the full text of every service.
 */
export const serviceEntriesText = JSON.stringify(
  services.map((service) => {
    const { title, icon, interest, description, covers, link } = service;
    const paths = { path: servicePath(service), contact: contactPath({ interest, about: title }) };
    return { title, icon, description, covers, link, id: serviceId(service), ...paths };
  }),
);
