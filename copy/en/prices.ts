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
  itemized: 'Your quote names any trip fee, night charge, parts and tax.',
  includedTerms: {
    trip: 'The total that we quote includes the trip.',
    nightAndHoliday: 'We quote the price for right now, any night or holiday charge included.',
    tax: 'The total that we quote includes sales tax.',
  },
  unsetTerms: {
    trip: 'If there is a trip fee, we’ll name it with the price, before we drive.',
    nightAndHoliday:
      'It can. If there is a night or holiday charge, it’s in the price we quote for the time you call, so you know it before you say yes.',
    tax: 'If sales tax is added, we’ll name it with the price.',
    payment:
      'You pay after it works. Tell us on the call how you’d like to pay, and we’ll tell you then if we can take it.',
    warranty: 'Before you say yes, we’ll tell you how long the work and the parts are covered.',
    cancellation:
      'Cancel before you say yes to a price, and you owe nothing. If a later cancellation costs anything, you’ll know it before you say yes.',
  },
}
