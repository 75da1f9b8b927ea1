import { serviceId, servicePath, services } from '#content/services/index.ts';

/**
 * What cards and lists say about each service, as JSON: so a page does not load all that the services' own pages say.
 */
export const serviceEntriesText = JSON.stringify(
  services.map((service) => {
    const { title, icon, description, covers, link } = service;
    return { title, icon, description, covers, link, id: serviceId(service), path: servicePath(service) };
  }),
);
