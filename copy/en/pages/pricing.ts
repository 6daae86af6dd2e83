import { area, baseTown, region, townAndArea } from '#copy/en/place.ts'
import type { PricingCopy } from '#copy/page-types.ts'

export const pricing: PricingCopy = {
  meta: {
    title: `Locksmith Prices in ${baseTown}, ${region}`,
    description: `What a locksmith costs in ${townAndArea}: lockouts, new locks, rekeys and car keys, fees, payment, and what changes the price.`,
  },
  heading: 'Locksmith prices',
  lead: `What each job costs in ${area}. Lockouts start at {emergencyPrice}, installing a lock at {installationPrice} plus the lock. Call 24/7 for your total; the quote is free.`,
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
      { term: 'nightAndHoliday', title: 'Nights and holidays' },
      { term: 'tax', title: 'Sales tax' },
      { term: 'payment', title: 'How you can pay' },
      { term: 'warranty', title: 'Warranty' },
      { term: 'cancellation', title: 'If you say no' },
    ],
  },
  how: {
    heading: 'How you get your price',
    paragraphs: [
      'One call to {phone} is enough: what is locked or broken, where, and how many. Your total goes on the first line of the work order.',
      'It changes only if the job does. Then you hear the new price before anything else is done.',
    ],
  },
}
