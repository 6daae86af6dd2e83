import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, countedTowns, county, region } from '#copy/en/place.ts'
import { whileShopOpens } from '#copy/while-shop-opens.ts'
import type { ContactCopy } from '#copy/page-types.ts'

export const contact = perFacts((): ContactCopy => ({
  meta: {
    title: `Contact a Locksmith, ${baseTown()} ${region()}`,
    description: `Call a locksmith in ${baseTown()}, ${region()}, day or night, send the form or write to us. We serve ${countedTowns()} in ${county()}, 24/7.`,
  },
  heading: 'Call a locksmith, 24/7',
  lead: `We answer the phone day and night, in ${area()}. One call gets you the total and an arrival time; if both suit you, we drive.`,
  channels: [
    {
      kind: 'phone',
      title: 'Phone',
      text: 'Locked out now? Call. We’re open 24 hours, every day.',
    },
    {
      kind: 'form',
      title: 'Form',
      text: 'For a job that can wait, for a quote, or if you can’t talk now.',
    },
    {
      kind: 'email',
      title: 'Email',
      text: 'For documents, privacy requests and questions that can wait.',
    },
    {
      kind: 'mail',
      title: 'Address',
      text: whileShopOpens(
        'en',
        (opens, closes, days) => `Come in ${days ?? 'any day'} from ${opens} to ${closes}.`,
        'Please call before you stop by: we may be out on a job.',
      ),
    },
  ],
  ask: {
    heading: 'What we’ll ask you',
    items: [
      'Where are you? The cross street helps as much as the house number.',
      'What is locked? Which lock is it: top, bottom or both?',
      'Is anyone locked in, or is anything on the stove?',
      'What can you show us: ID, a lease, the registration?',
      'What number can we call back?',
    ],
  },
  danger: {
    title: 'Is someone in danger?',
    text: 'Someone hurt behind a door, a child in a hot car, a burglar still inside: call 911 first, then us.',
  },
  areas: {
    title: 'Towns we serve',
    link: 'See all service areas',
  },
  closing: 'In a hurry? Call {phone}.',
}))
