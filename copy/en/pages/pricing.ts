import { area, baseCity, region } from '#copy/en/place.ts'
import type { PricingCopy } from '#copy/page-types.ts'
import { prices } from '../prices.ts'

export const pricing: PricingCopy = {
  meta: {
    title: `Locksmith Prices in ${baseCity}, ${region}`,
    description: `What a locksmith costs in ${baseCity} and ${area}: lockouts, new locks, rekeys and car keys, fees, payment, and what changes the price.`,
  },
  heading: 'Locksmith prices',
  lead: `Lockouts start at {emergencyPrice} and lock installation at {installationPrice} in ${area}. A licensed locksmith gives you your price by phone, 24/7.`,
  groups: {
    emergency: 'Lockout prices',
    residential: 'Home lock prices',
    commercial: 'Business lock prices',
    automotive: 'Car key prices',
  },
  terms: {
    heading: 'Fees, payment and other questions',
    items: [
      {
        term: 'trip',
        title: 'Trip fee',
        ask: prices.askTerm.trip,
      },
      {
        term: 'nightAndHoliday',
        title: 'Nights and holidays',
        ask: prices.askTerm.nightAndHoliday,
      },
      {
        term: 'tax',
        title: 'Sales tax',
        ask: 'Ask on the phone if your price includes sales tax.',
      },
      {
        term: 'payment',
        title: 'How you can pay',
        ask: 'You pay after the lock works. Ask on the phone which kinds of payment we take.',
      },
      {
        term: 'warranty',
        title: 'Warranty',
        ask: 'Ask on the phone how long we stand behind the work and the parts.',
      },
      {
        term: 'cancellation',
        title: 'If you cancel',
        ask: 'You owe nothing until you say yes to a price. Ask on the phone about canceling after that.',
      },
    ],
  },
  how: {
    heading: 'How you get your price',
    paragraphs: [
      'Call {phone} and tell us what is locked or what you need. You get one price on the phone, before anyone drives. It goes on the first line of the work order.',
      'If the job turns out to be different, we stop, tell you the new price, and ask. You can say no.',
    ],
  },
}
