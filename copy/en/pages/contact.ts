import { area, baseTown, countedTowns, county, licensed, region } from '#copy/en/place.ts'
import type { ContactCopy } from '#copy/page-types.ts'

export const contact: ContactCopy = {
  meta: {
    title: `Contact a Locksmith in ${baseTown}, ${region}`,
    description: `Call a ${licensed}locksmith in ${baseTown}, ${region}, day or night, send the form, or write an email. We serve ${countedTowns()} in ${county}, 24/7.`,
  },
  heading: 'Call a locksmith, 24/7',
  lead: `We answer day and night. Tell us what is locked, and you’ll know the price and the arrival time. Then a ${licensed}locksmith comes to you in ${area}.`,
  channels: [
    {
      kind: 'phone',
      title: 'Phone',
      text: 'Open 24 hours, every day. Call if you are locked out now.',
    },
    {
      kind: 'form',
      title: 'Form',
      text: 'For a job that can wait, for a quote, or if you cannot talk now.',
    },
    {
      kind: 'email',
      title: 'Email',
      text: 'Documents, non-urgent questions, privacy requests.',
    },
    {
      kind: 'mail',
      title: 'Address',
      text: 'For letters. We come to you; call before you come to us.',
    },
  ],
  ask: {
    heading: 'What we will ask you',
    items: [
      'Where are you? Give us the cross street as well as the house number.',
      'What is locked? Which lock is it: top, bottom or both?',
      'Is anyone locked in, or is anything on the stove?',
      'What can you show that it’s yours: ID, a lease, a registration?',
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
  closing: 'Not sure which to choose? Call {phone}, 24/7.',
}
