import type { PriceMessages } from '#copy/price-text.ts'

/** Words around the price table. Figures come only from business.json. */
export const prices: PriceMessages = {
  language: 'en',
  quote: 'Call for a quote',
  allPrices: 'All prices, payment and warranty',
  quoteFor: 'Call for a quote:',
  from: 'from {price}',
  fromInAll: 'from {price} in all',
  dayAndNight: '{price} by day and {nightPrice} at night',
  range: '{price} to {highest}',
  usual: 'Usually',
  total: 'usually {price}{what}.',
  times: { day: 'by day', night: 'at night' },
  includes: 'In the price: {what}.',
  priceIncludes: '{price} of each total by day pays for {what}.',
  most: 'At most {price}.',
  mostFor: 'At most {price}: {what}.',
  more: 'It costs more with {what}.',
  includedTerms: {
    trip: 'The total we quote includes the trip.',
    nightAndHoliday: 'The total we quote includes any night or holiday charge.',
    tax: 'The total we quote includes sales tax.',
  },
}
