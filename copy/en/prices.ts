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
  itemized: 'Your quote lists every charge: any trip fee, night charge, parts and tax.',
  includedTerms: {
    trip: 'The total we quote includes the trip.',
    nightAndHoliday: 'The total we quote includes any night or holiday charge.',
    tax: 'The total we quote includes sales tax.',
  },
  unsetTerms: {
    trip: 'If there’s a trip fee, you’ll hear it with the price, before you say yes.',
    nightAndHoliday:
      'Nights and holidays may cost more. Any extra charge is already in the price we quote, so you know it before you say yes.',
    tax: 'If sales tax applies, you’ll hear it with the price.',
    payment:
      'You pay when the job is done and you’ve tried it. When you call, tell us how you’d like to pay. We’ll tell you on the phone whether we take it.',
    warranty: 'Before you say yes, we’ll tell you how long the work and the parts are covered.',
    cancellation:
      'Cancel before you say yes to a price, and you owe nothing. If canceling later costs anything, we’ll tell you before you say yes.',
  },
}
