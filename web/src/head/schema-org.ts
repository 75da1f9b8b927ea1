/** What a property may hold: texts of a form, or objects of a type (a subtype counts as its parent). */
type Range = 'Text' | 'URL' | 'Date' | 'DateTime' | 'Integer' | 'Boolean' | TypeName;

type TypeName =
  | 'Thing'
  | 'Answer'
  | 'BlogPosting'
  | 'BreadcrumbList'
  | 'CreativeWork'
  | 'FAQPage'
  | 'JobPosting'
  | 'ListItem'
  | 'Organization'
  | 'Person'
  | 'Place'
  | 'PostalAddress'
  | 'Question'
  | 'Service'
  | 'WebSite';

type Definition = { parent?: TypeName; properties: Readonly<Record<string, readonly Range[]>> };

/**
 * The part of schema.org (version 29) that our documents use: each type with its parent and the ranges of its
 * properties, as their pages define them. A type between two of these, such as Article, is left out.
 */
export const definitions: Readonly<Record<TypeName, Definition>> = {
  Thing: {
    properties: {
      name: ['Text'],
      description: ['Text'],
      url: ['URL'],
      image: ['URL'],
      sameAs: ['URL'],
      mainEntityOfPage: ['URL', 'CreativeWork'],
    },
  },
  CreativeWork: {
    parent: 'Thing',
    properties: {
      headline: ['Text'],
      text: ['Text'],
      author: ['Organization', 'Person'],
      publisher: ['Organization', 'Person'],
      datePublished: ['Date', 'DateTime'],
      dateModified: ['Date', 'DateTime'],
      mainEntity: ['Thing'],
    },
  },
  Answer: { parent: 'CreativeWork', properties: {} },
  BlogPosting: { parent: 'CreativeWork', properties: {} },
  BreadcrumbList: { parent: 'Thing', properties: { itemListElement: ['ListItem', 'Text', 'Thing'] } },
  FAQPage: { parent: 'CreativeWork', properties: {} },
  JobPosting: {
    parent: 'Thing',
    properties: {
      title: ['Text'],
      datePosted: ['Date', 'DateTime'],
      validThrough: ['Date', 'DateTime'],
      hiringOrganization: ['Organization', 'Person'],
      jobLocation: ['Place'],
      directApply: ['Boolean'],
    },
  },
  ListItem: { parent: 'Thing', properties: { position: ['Integer', 'Text'], item: ['URL', 'Thing'] } },
  Organization: {
    parent: 'Thing',
    properties: {
      logo: ['URL'],
      foundingDate: ['Date'],
      email: ['Text'],
      telephone: ['Text'],
      address: ['PostalAddress', 'Text'],
    },
  },
  Person: { parent: 'Thing', properties: {} },
  Place: { parent: 'Thing', properties: { address: ['PostalAddress', 'Text'] } },
  PostalAddress: {
    parent: 'Thing',
    properties: {
      streetAddress: ['Text'],
      addressLocality: ['Text'],
      addressRegion: ['Text'],
      addressCountry: ['Text'],
    },
  },
  Question: { parent: 'CreativeWork', properties: { acceptedAnswer: ['Answer'] } },
  Service: {
    parent: 'Thing',
    properties: { provider: ['Organization', 'Person'], areaServed: ['Place', 'Text'] },
  },
  WebSite: { parent: 'CreativeWork', properties: {} },
};

/** Everything in a JSON-LD value that schema.org does not define, as `path: what is wrong`; empty when it is valid. */
export function schemaProblems(value: unknown, path = ''): string[] {
  if (!isObject(value)) return [`${path}: expected an object, got ${JSON.stringify(value)}`];
  const type = String(value['@type']);
  if (!isType(type)) return [`${path}: schema.org type ${type} is not among the definitions`];
  return Object.entries(value).flatMap(([property, held]) => {
    const at = `${path}/${type}.${property}`;
    if (property.startsWith('@')) return [];
    const ranges = rangesOf(type, property);
    if (!ranges) return [`${at}: not a property of ${type}`];
    const values: readonly unknown[] = Array.isArray(held) ? held : [held];
    return values.flatMap((one) => valueProblems(one, ranges, at));
  });
}

function valueProblems(value: unknown, ranges: readonly Range[], at: string): string[] {
  if (isObject(value)) {
    const type = String(value['@type']);
    const isExpected = isType(type) && ranges.some((range) => isType(range) && isKindOf(type, range));
    return isExpected ? schemaProblems(value, at) : [`${at}: ${type} is none of ${ranges.join(', ')}`];
  }
  return ranges.some((range) => isLiteral(value, range))
    ? []
    : [`${at}: ${JSON.stringify(value)} is none of ${ranges.join(', ')}`];
}

function isLiteral(value: unknown, range: Range): boolean {
  if (range === 'Integer') return Number.isInteger(value);
  if (range === 'Boolean') return typeof value === 'boolean';
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (range === 'Text') return true;
  if (range === 'URL') return /^https?:\/\//.test(value) && URL.canParse(value);
  if (range === 'Date') return /^\d{4}(-\d\d(-\d\d)?)?$/.test(value);
  if (range === 'DateTime') return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value);
  return false;
}

function rangesOf(type: TypeName, property: string): readonly Range[] | undefined {
  const { parent, properties } = definitions[type];
  return properties[property] ?? (parent && rangesOf(parent, property));
}

function isKindOf(type: TypeName, wanted: TypeName): boolean {
  const { parent } = definitions[type];
  return type === wanted || (parent !== undefined && isKindOf(parent, wanted));
}

function isType(name: string): name is TypeName {
  return Object.hasOwn(definitions, name);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
