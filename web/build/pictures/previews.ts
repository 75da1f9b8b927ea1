import { company } from '#content/company.ts';
import { jobs } from '#content/lists/jobs.static.ts';
import { services } from '#content/services/index.ts';
import { routes } from '#content/routes.ts';
import { pageRoutes } from '#head/static-paths.ts';
import { cases } from '#content/lists/projects.static.ts';
import { jobHead, projectHead, routeHead, serviceHead } from '#head/tags.ts';
import { previewPicture } from './og.ts';

type Preview = { path: string; png: Uint8Array };

/** Returns the preview images of every route, service, project and job. Articles without an image use the one of the blog. */
export async function previewPictures(): Promise<Preview[]> {
  const pages = pageRoutes.map((name) => {
    const title = name === 'home' ? company.headline : routes[name].screen;
    return { path: routeHead(name).image, title, kicker: company.address.city };
  });
  const details = [
    ...services.map((service) => ({ head: serviceHead(service), kicker: 'Service' })),
    ...cases.map((project) => ({ head: projectHead(project), kicker: project.sector ?? routes.projects.screen })),
    ...jobs.map((job) => ({ head: jobHead(job), kicker: routes.careers.screen })),
  ].map(({ head, kicker }) => ({ path: head.image, title: head.name, kicker }));
  return Promise.all(
    [...pages, ...details].map(async ({ path, title, kicker }) => ({ path, png: await previewPicture(title, kicker) })),
  );
}
