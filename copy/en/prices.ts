import type { PriceMessages } from '#copy/price-text.ts'

/** Words around the price table. Figures come only from domain/business.ts. */
export const prices: PriceMessages = {
  language: 'en',
  quote: 'Call for a quote',
  allPrices: 'See all prices and fees',
  quoteFor: 'Call for a quote:',
  from: 'from {price}',
  range: '{price} to {highest}',
  includes: 'Includes {what}.',
  least: 'Costs least: {what}.',
  more: 'Costs more with: {what}.',
  total: 'The total includes any trip fee, night charge, parts and tax.',
  itemized: 'Before you say yes, we’ll tell you about any trip fee, night charge, parts or tax.',
  includedTerms: {
    trip: 'The total that we quote includes the trip.',
    nightAndHoliday: 'We quote the price for right now, any night or holiday charge included.',
    tax: 'The total that we quote includes sales tax.',
  },
  unsetTerms: {
    trip: 'If there is a trip fee, we’ll name it with the price, before we drive.',
    nightAndHoliday:
      'If there is a night or holiday charge, we’ll name it with the price, before we drive.',
    tax: 'If sales tax is added, we’ll name it with the price.',
    payment: 'You pay after it works. Need to pay by card? Tell us on the call, before we drive.',
    warranty: 'Before you say yes, we’ll tell you how long the work and the parts are covered.',
    cancellation:
      'Cancel before you say yes to a price, and you owe nothing. If a later cancellation costs anything, you’ll know it before you say yes.',
  },
}
