import { openJobs } from '#content/lists/job-entries.static.ts';
import { company } from '#content/company.ts';
import { servicePath, services } from '#content/services/index.ts';
import { type PageRoute, routes, xmlPaths } from '#content/routes.ts';
import { pageRoutes } from '#head/static-paths.ts';
import { absolute, routeHead } from '#head/tags.ts';

/** Pages for the "Optional" section, which clients may skip. */
const optional: readonly PageRoute[] = ['privacyPolicy', 'termsOfService', 'accessibility', 'search', 'sitemap'];

/** Returns llms.txt (llmstxt.org): the company, and every page with one sentence, for AI assistants. */
export function llms(): string {
  const pages = pageRoutes.map((name) => {
    const { screen, path } = routes[name];
    return { name, line: entry(screen, path, routeHead(name).description) };
  });
  const { street, city, region, country } = company.address;
  return (
    [
      `# ${company.brand}`,
      `> ${routeHead('home').description}`,
      `${company.headline}. ${[street, city, region, country].join(', ')}. ${company.officeHours.label}. Write to ${company.email} or call ${company.phone}.`,
      section(
        'Pages',
        pages.filter(({ name }) => !optional.includes(name)).map(({ line }) => line),
      ),
      section(
        'Services',
        services.map((service) => entry(service.title, servicePath(service), service.description)),
      ),
      ...(openJobs.length > 0
        ? [
            section(
              'Open roles',
              openJobs.map(({ title, path, description }) => entry(title, path, description)),
            ),
          ]
        : []),
      section('Articles', [entry('Feed of the newest articles', xmlPaths.feed, 'RSS, with a summary of each.')]),
      section(
        'Optional',
        pages.filter(({ name }) => optional.includes(name)).map(({ line }) => line),
      ),
    ].join('\n\n') + '\n'
  );
}

function section(title: string, entries: readonly string[]): string {
  return `## ${title}\n\n${entries.join('\n')}`;
}

function entry(name: string, path: string, sentence: string): string {
  return `- [${name}](${absolute(path)}): ${sentence}`;
}
