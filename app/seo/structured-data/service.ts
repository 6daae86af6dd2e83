import type { Service, ServiceLeaf as ServiceFacts } from 'schema-dts'
import { business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { type LocalizedPage, localizedPath } from '#domain/pages/localized-paths.ts'
import { categoryPath, townPath, servicePath } from '#domain/pages/pages.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { lowestPrice } from '#copy/price-text.ts'
import type { Names } from '#copy/names.ts'
import { absolute } from '../origin.ts'
import { businessId, pageNode } from './ids.ts'
import { offerNode } from './offer.ts'

/** Returns the service of a service or category page; `undefined` for other pages. */
export function serviceNode(
  { page, path, language }: LocalizedPage,
  names: Names,
  description: string,
): Service | undefined {
  const [, first, groupSlug, slug] = page.path.split('/')
  const group = serviceGroups().find((candidate) => candidate.slug === groupSlug)
  if (first !== 'services' || !group) return undefined
  const services = servicesOf(group.id)
  const service = services.find((candidate) => candidate.slug === slug)
  if (slug !== undefined && !service) return undefined
  const name = service ? names.service(service.label) : names.crumb(categoryPath(group.slug))
  const category = names.group(group.id)
  const at = (each: { readonly slug: string }): string =>
    localizedPath(servicePath(group.slug, each.slug), language)
  return {
    '@type': 'Service',
    '@id': pageNode(path, 'service'),
    url: absolute(path),
    name,
    serviceType: name,
    category,
    description,
    provider: { '@id': businessId() },
    areaServed: allTowns().map((town) => ({ '@id': pageNode(townPath(town.slug), 'town') })),
    ...(service && offerOf(path, service.label)),
    ...(!service && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: category,
        itemListElement: services.map((each) => ({
          '@type': 'Offer',
          itemOffered: {
            '@type': 'Service',
            '@id': pageNode(at(each), 'service'),
            name: names.service(each.label),
            url: absolute(at(each)),
          },
        })),
      },
    }),
  }
}

/**
 * Returns an offer if the owner's table has a price, and the owner confirmed the delivered ones.
 */
function offerOf(path: string, label: string): Pick<ServiceFacts, 'offers'> {
  const row = business.prices[label]
  const from = row ? lowestPrice(row) : null
  if (from === null || business.unconfirmed.includes('offers')) return {}
  return { offers: offerNode({ '@id': pageNode(path, 'service') }, from, row?.to ?? null) }
}
