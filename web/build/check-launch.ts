import * as accessibility from '#content/pages/accessibility.ts';
import * as about from '#content/pages/about.ts';
import * as careers from '#content/pages/careers.ts';
import * as chat from '#content/pages/chat.ts';
import * as chatWords from '#content/words/chat-words.ts';
import * as blogWords from '#content/words/blog-words.ts';
import * as controlWords from '#content/words/control-words.ts';
import * as formWords from '#content/words/form-words.ts';
import * as rejectionWords from '#content/words/rejection-words.ts';
import * as resumeWords from '#content/words/resume-words.ts';
import * as shellWords from '#content/words/shell-words.ts';
import * as descriptions from '#content/descriptions.ts';
import * as demoPlayer from '#content/pages/demo-player.ts';
import * as serverErrors from '#content/pages/server-errors.ts';
import * as companyModule from '#content/company.ts';
import * as contact from '#content/pages/contact.ts';
import * as demoClip from '#content/collections/demo-clip.ts';
import * as footer from '#content/pages/footer.ts';
import * as gallerySince2022 from '#content/collections/gallery-since-2022.ts';
import * as galleryUntil2021 from '#content/collections/gallery-until-2021.ts';
import * as home from '#content/pages/home.ts';
import * as homeCall from '#content/pages/home-call.ts';
import * as homeForm from '#content/pages/home-form.ts';
import * as homeHero from '#content/pages/home-hero.ts';
import * as navigation from '#content/pages/navigation.ts';
import * as notFound from '#content/pages/not-found.ts';
import * as privacyPolicy from '#content/pages/privacy-policy.ts';
import * as projects from '#content/collections/projects.ts';
import * as promises from '#content/promises.ts';
import * as servicePage from '#content/pages/service-page.ts';
import { serviceId, services } from '#content/services/index.ts';
import * as servicesPage from '#content/pages/services-page.ts';
import * as sitemapPage from '#content/pages/sitemap-page.ts';
import * as stories from '#content/collections/stories.ts';
import * as team from '#content/collections/team.ts';
import * as technology from '#content/collections/technology.ts';
import * as termsOfService from '#content/pages/terms-of-service.ts';
import * as testimonials from '#content/collections/testimonials.ts';
import { isRecord } from '#contract/json.ts';

/** Location of content that must be replaced before launch. */
export type SampleFound = {
  /** Path below web/src/content. */
  file: string;
  entry: string;
  /** Path of the field inside the entry, or "whole entry" if the whole entry is a sample. */
  field: string;
};

/** Content modules with texts, by path below web/src/content. */
export const contentModules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'pages/accessibility.ts': accessibility,
  'pages/about.ts': about,
  'pages/careers.ts': careers,
  'pages/chat.ts': chat,
  'words/chat-words.ts': chatWords,
  'words/blog-words.ts': blogWords,
  'words/control-words.ts': controlWords,
  'words/form-words.ts': formWords,
  'words/rejection-words.ts': rejectionWords,
  'words/resume-words.ts': resumeWords,
  'words/shell-words.ts': shellWords,
  'pages/demo-player.ts': demoPlayer,
  'pages/server-errors.ts': serverErrors,
  'company.ts': companyModule,
  'descriptions.ts': descriptions,
  'pages/contact.ts': contact,
  'collections/demo-clip.ts': demoClip,
  'pages/footer.ts': footer,
  'collections/gallery-since-2022.ts': gallerySince2022,
  'collections/gallery-until-2021.ts': galleryUntil2021,
  'pages/home.ts': home,
  'pages/home-call.ts': homeCall,
  'pages/home-form.ts': homeForm,
  'pages/home-hero.ts': homeHero,
  'pages/navigation.ts': navigation,
  'pages/not-found.ts': notFound,
  'pages/privacy-policy.ts': privacyPolicy,
  'collections/projects.ts': projects,
  'promises.ts': promises,
  'pages/service-page.ts': servicePage,
  'pages/services-page.ts': servicesPage,
  'pages/sitemap-page.ts': sitemapPage,
  'collections/stories.ts': stories,
  'collections/team.ts': team,
  'collections/technology.ts': technology,
  'pages/terms-of-service.ts': termsOfService,
  'collections/testimonials.ts': testimonials,
  ...Object.fromEntries(services.map((service) => [`services/${serviceId(service)}.ts`, { service }])),
};

/** Reserved example domains (RFC 2606) and phone numbers of zeros. They are wrong on a live site, marked or not. */
const placeholder = /\bexample\.(com|net|org)\b|0{5}/;

/** Returns every sample and placeholder in these modules. Invented people, clients and ratings must not go live. */
export function findSamples(modules = contentModules): SampleFound[] {
  return Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => {
      if (!Array.isArray(value) && !isRecord(value)) return [];
      const entries = Array.isArray(value)
        ? value.map((item) => [titleOf(item, name), item] as const)
        : [[titleOf(value, name), value] as const];
      return entries.flatMap(([entry, item]) => fieldsToReplace(item, file).map((field) => ({ file, entry, field })));
    }),
  );
}

function fieldsToReplace(value: unknown, file: string, path = ''): string[] {
  if (typeof value === 'string') return placeholder.test(value) && !repeatsCompany(value, file) ? [path] : [];
  if (!Array.isArray(value) && !isRecord(value)) return [];
  const marked = isRecord(value) && value.sample === true ? [path === '' ? 'whole entry' : path] : [];
  const inside = Object.entries(value).flatMap(([key, part]) => {
    const name = Array.isArray(value) ? titleOf(part, key) : key;
    return fieldsToReplace(part, file, path === '' ? name : `${path}.${name}`);
  });
  return [...marked, ...inside];
}

/**
 * Whether the only placeholders in the text are the company's email and phone number, which are replaced in company.ts.
 */
function repeatsCompany(text: string, file: string): boolean {
  const { email, phone } = companyModule.company;
  return file !== 'company.ts' && !placeholder.test(text.replaceAll(email, '').replaceAll(phone, ''));
}

function titleOf(value: unknown, fallback: string): string {
  if (!isRecord(value)) return fallback;
  const { title, name, author } = value;
  return [title, name, author].find((text) => typeof text === 'string') ?? fallback;
}

/** Returns the list as lines to print; the last line has the count. */
export function describeSamples(found: readonly SampleFound[]): string[] {
  const last =
    found.length === 0
      ? '0 samples or placeholders are left: the content is ready to launch.'
      : `${found.length} samples and placeholders are left; replace them in web/src/content and remove \`sample: true\`.`;
  return [...found.map(({ file, entry, field }) => `${file}  ${entry}  ${field}`), last];
}

if (process.argv[1]?.endsWith('check-launch.ts')) {
  const found = findSamples();
  console.log(describeSamples(found).join('\n'));
  process.exitCode = found.length === 0 ? 0 : 1;
}
