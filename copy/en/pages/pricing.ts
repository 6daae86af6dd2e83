import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndArea } from '#copy/en/place.ts'
import type { PricingCopy } from '#copy/page-types.ts'

export const pricing = perFacts((): PricingCopy => ({
  meta: {
    title: `Locksmith Prices in ${baseTown()}, ${region()}`,
    description: `What a locksmith costs in ${townAndArea()}: lockouts from {emergencyPrice} by day and {nightPrice} at night, new locks, rekeys, car keys, fees and payment.`,
  },
  heading: 'Locksmith prices',
  lead: `What each job costs in ${area()}. Lockouts start at {emergencyPrice} by day and {nightPrice} at night, fitting a lock at {installationPrice} plus the lock. Call 24/7 for your total; the quote is free.`,
  groups: {
    emergency: 'Lockout prices',
    residential: 'Home lock prices',
    commercial: 'Business lock prices',
    automotive: 'Car key prices',
  },
  terms: {
    heading: 'Fees, payment and warranty',
    items: [
      { term: 'trip', title: 'Trip fee' },
      { term: 'cancellation', title: 'If you say no' },
      { term: 'nightAndHoliday', title: 'Nights and holidays' },
      { term: 'tax', title: 'Sales tax' },
      { term: 'payment', title: 'How you can pay' },
      { term: 'warranty', title: 'Warranty' },
    ],
  },
  how: {
    heading: 'How you get your price',
    paragraphs: [
      'One call to {phone} is enough. Tell us what is locked or broken, where, and how many locks or keys. Your total goes on the work order before we start.',
      'It changes only if the job does. Then we stop, name the new price and wait for your OK.',
    ],
  },
}))
