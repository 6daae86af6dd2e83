import type { OfferLeaf as Offer } from 'schema-dts'

/**
 * Returns an offer in dollars.
 * @param from starting price, which is the minimum too
 * @param to maximum; `null` if there is none
 */
export function offerNode(
  itemOffered: NonNullable<Offer['itemOffered']>,
  from: number,
  to: number | null,
): Offer {
  return {
    '@type': 'Offer',
    itemOffered,
    priceCurrency: 'USD',
    price: from.toFixed(2),
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'USD',
      minPrice: from,
      ...(to !== null && { maxPrice: to }),
    },
  }
}
