import type { PriceMessages } from '#copy/price-text.ts'

/** Words around the price table. Figures come only from domain/business.ts. */
export const prices: PriceMessages = {
  language: 'en',
  ask: 'Ask for the price on the phone',
  allPrices: 'See all prices and fees',
  askFor: 'Ask for the price on the phone:',
  from: 'from {price}',
  range: '{price} to {highest}',
  includes: 'Includes {what}.',
  more: 'What raises the price: {what}.',
  askTerm: {
    trip: 'Ask what the trip costs.',
    nightAndHoliday: 'Ask if nights or holidays cost more. The price you hear is for that hour.',
  },
}
