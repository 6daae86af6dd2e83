import { area, licensed } from '#copy/en/place.ts'
import type { ServicesCopy } from '#copy/page-types.ts'

export const services: ServicesCopy = {
  meta: {
    title: `Locksmith Services in ${area}`,
    description: `Lockouts, home locks, business locks and car keys from a ${licensed}locksmith, 24/7. See how each job works, what to have ready and what it costs.`,
  },
  heading: 'Locksmith services',
  lead: `Lockouts, locks and car keys in ${area}, 24/7. Lockouts start at {emergencyPrice}. Call for your price and an arrival time.`,
  groups: [
    {
      group: 'emergency',
      title: 'Emergency lockouts',
      text: 'You’re locked out of your car, home, business or storage unit. Each page shows what to do while you wait, how we open the lock and what it costs. If we pick it, your lock still works afterward.',
      link: 'All lockout services',
    },
    {
      group: 'residential',
      title: 'Locks for your home',
      text: 'New locks, new keys, repairs and gate locks. Not sure what you need? Tell us what the lock does. A rekey or a repair often costs less than a new lock.',
      link: 'All home lock services',
    },
    {
      group: 'commercial',
      title: 'Locks for your business',
      text: 'Store and office doors, exit devices, master keys and card readers. We help you decide who can open which door, and make sure everyone can get out.',
      link: 'All business lock services',
    },
    {
      group: 'automotive',
      title: 'Car keys and ignitions',
      text: 'New car keys, spare keys, fobs and ignition repair. For many cars we cut and program keys right where you’re parked.',
      link: 'All car key services',
    },
  ],
  other: {
    title: 'Need something else?',
    text: 'A display case, a cabinet, a bike rack? Choose “Other” in the form and tell us about it.',
    link: 'Tell us about it',
  },
  price: {
    heading: 'What locksmith services cost',
    paragraphs: [
      'An emergency lockout starts at {emergencyPrice}. Installing a lock starts at {installationPrice}, plus the lock. Each page lists what changes the price: the kind of lock, how many there are, the door, and any parts.',
    ],
  },
}
