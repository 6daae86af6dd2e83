import { area, baseTown, region, townAndArea } from '#copy/en/place.ts'
import type { PricingCopy } from '#copy/page-types.ts'

export const pricing: PricingCopy = {
  meta: {
    title: `Locksmith Prices in ${baseTown}, ${region}`,
    description: `What a locksmith costs in ${townAndArea}: lockouts, new locks, rekeys and car keys, fees, payment, and what changes the price.`,
  },
  heading: 'Locksmith prices',
  lead: `In ${area}, lockouts start at {emergencyPrice}. Lock installation starts at {installationPrice}, plus the lock. Call 24/7 for the price of your job. You owe nothing until you say yes.`,
  groups: {
    emergency: 'Lockout prices',
    residential: 'Home lock prices',
    commercial: 'Business lock prices',
    automotive: 'Car key prices',
  },
  terms: {
    heading: 'Fees, payment and other questions',
    items: [
      { term: 'trip', title: 'Trip fee' },
      { term: 'nightAndHoliday', title: 'Nights and holidays' },
      { term: 'tax', title: 'Sales tax' },
      { term: 'payment', title: 'How you can pay' },
      { term: 'warranty', title: 'Warranty' },
      { term: 'cancellation', title: 'If you cancel' },
    ],
  },
  how: {
    heading: 'How you get your price',
    paragraphs: [
      'Call {phone} and tell us what’s locked or what you need. We’ll quote the price, and it goes on the first line of the work order.',
      'If the job turns out to be different, we stop, tell you the new price, and wait for your OK. You can say no.',
    ],
  },
}
