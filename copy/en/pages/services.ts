import { area } from '#copy/en/place.ts'
import type { ServicesCopy } from '#copy/page-types.ts'

export const services: ServicesCopy = {
  meta: {
    title: `Locksmith Services, ${area}`,
    description: `Lockouts, home locks, business locks and car keys, 24/7. How each job works, what to have ready and what it costs.`,
  },
  heading: 'Locksmith services',
  lead: `Lockouts, locks and car keys in ${area}, 24/7. Lockouts start at {emergencyPrice}, and each job below has its own page with its price.`,
  groups: [
    {
      group: 'emergency',
      title: 'Emergency lockouts',
      text: 'Cars, homes, businesses and storage units. How we open each, what to have ready and what it costs.',
      link: 'All lockout services',
    },
    {
      group: 'residential',
      title: 'Locks for your home',
      text: 'New locks, new keys, repairs and gate locks. A rekey or a repair often does, and costs less than a new lock.',
      link: 'All home lock services',
    },
    {
      group: 'commercial',
      title: 'Locks for your business',
      text: 'Store and office doors, panic bars, master keys and card readers. You decide who can open which door; everyone can get out.',
      link: 'All business lock services',
    },
    {
      group: 'automotive',
      title: 'Car keys and ignitions',
      text: 'New car keys, spares, fobs and ignition repair, cut and programmed beside your car.',
      link: 'All car key services',
    },
  ],
  other: {
    title: 'Need something else?',
    text: 'A display case, a cabinet, a bike rack? The form has “Other” for that.',
    link: 'Tell us about it',
  },
  price: {
    heading: 'What locksmith services cost',
    paragraphs: [
      'What raises a price is on each page: the kind of lock, how many there are, the door, and any parts.',
    ],
  },
}
