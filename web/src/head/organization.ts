import { company } from '#content/company.ts';
import { routes } from '#content/routes.ts';
import type * as schema from 'schema-dts';
import { absolute, largeIcon } from './tags.ts';

const organizationId = `${company.origin}/#organization`;

/** The company as a property of other objects. */
export const organizationReference = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.brand,
} satisfies schema.Organization;

export function organization() {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.brand,
    url: absolute(routes.home.path),
    logo: absolute(largeIcon),
    foundingDate: String(company.since),
    email: company.email,
    telephone: company.phone,
    address: postalAddress(),
    sameAs: company.links.social.map(({ url }) => url).filter((url) => url !== ''),
  } satisfies schema.Organization;
}

function postalAddress() {
  const { street, city, region, countryCode } = company.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    addressCountry: countryCode,
  } satisfies schema.PostalAddress;
}
