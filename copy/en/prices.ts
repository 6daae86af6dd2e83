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
  more: 'Costs more with: {what}.',
  total: 'Before we drive, you know the total, with any trip fee, night charge, parts and tax.',
  itemized: 'Before we drive, you know the price and any trip fee, night charge, parts or tax.',
  includedTerms: {
    trip: 'The total that we quote includes the trip.',
    nightAndHoliday: 'We quote the price for right now, any night or holiday charge included.',
    tax: 'The total that we quote includes sales tax.',
  },
  unsetTerms: {
    trip: 'We name any trip fee on the call, before we drive.',
    nightAndHoliday:
      'If there is a night or holiday charge, we name it on the call, before we drive.',
    tax: 'We tell you on the call if sales tax is added.',
    payment: 'You pay after it works. We tell you on the call how you can pay.',
    warranty: 'We tell you on the call how long the work and the parts are covered.',
    cancellation:
      'You owe nothing until you say yes to a price. On the call we tell you what applies after that.',
  },
}
