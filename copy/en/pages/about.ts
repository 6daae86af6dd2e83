import { SERVICES } from '#domain/services/services.ts'
import {
  baseTown,
  inNewJersey,
  nearbyTowns,
  region,
  state,
  whileInsured,
  whileLicensed,
} from '#copy/en/place.ts'
import { business } from '#domain/business/business.ts'
import type { AboutCopy } from '#copy/page-types.ts'

const { topBar, footer } = business.licenses ?? {}
/** An owner may have one number for both. */
const numbers =
  topBar === footer
    ? 'Our license number is {license}. Look it up'
    : `Our locksmith license is {license}, and our business license is ${footer}. Look up either one`

export const about: AboutCopy = {
  meta: {
    title: `About Our Locksmiths, ${baseTown}, ${region}`,
    description: `Who comes to your door, what is in the van, and what goes on the work order. Locksmiths in ${baseTown}, ${region}.`,
  },
  heading: 'Who comes to your door',
  lead: `We’re a local business in ${baseTown}, ${region}, and come 24/7, to ${nearbyTowns} too. You know who is coming before the bell rings, and you pay once the lock works.`,
  passages: [
    {
      heading: 'What we do',
      paragraphs: [
        'We open locked doors and cars, change locks and make keys. Broken keys, lost keys, keys a former tenant still has, cars that no longer know their key: that’s the day’s work.',
        `This site has a page for each of our ${SERVICES.length} services. A display case or a file cabinet? Choose “Other” in the form.`,
      ],
    },
    {
      heading: 'How we decide what you need',
      paragraphs: [
        'The simple things come first. Is the door locked, or is the latch stuck? Is it the lock, or did the door drop on its hinges? Is the key cracked? The answer often saves you a new lock.',
        'We pick what can be picked and fix what can be fixed. With the price of a new lock you hear the reason for it.',
      ],
    },
    {
      heading: 'What goes on the work order',
      paragraphs: [
        `The job, the address, the time, the price we agreed on, the name ${whileLicensed('and license ', '')}of your locksmith, and that we saw your ID. It’s one page: read it before work starts, sign it when the key turns.`,
      ],
    },
    {
      heading: 'What you can count on',
      paragraphs: [
        'The price is fixed on the phone, and nothing is added without your OK.',
        'We open a home only for someone who can show that they live there, or for the owner if it’s empty. Exits stay free of chains, and exit doors open from inside without a key.',
        'Where a dealer or a safe technician is the right person, you hear that on the phone.',
      ],
    },
  ],
  van: {
    heading: 'What the van usually carries',
    items: [
      'Lock picks, which we try first.',
      'New pins and springs, to rekey locks.',
      'Blank keys for houses, mailboxes, padlocks and cars.',
      'Machines that cut keys by code or from a key.',
      'A programmer for car keys and fobs.',
      'Hinges, strike plates and long screws, because it’s often the door.',
      'A drill, for when nothing else works.',
    ],
  },
  license: whileLicensed(
    {
      title: whileInsured('Licensed & insured: check our license', 'Licensed: check our license'),
      text: inNewJersey(
        `New Jersey licenses locksmiths. A licensed locksmith comes to you, or an employee trained to work under our license (N.J.A.C. 13:31A-2.7). ${numbers} with the Division of Consumer Affairs before you let us in.`,
        `${numbers} with the ${state} agency that licenses locksmiths before you let us in.`,
      ),
      link: inNewJersey<string | null>('Look up a New Jersey license', null),
    },
    null,
  ),
  closing: 'Want to talk to us first? Call {phone}, day or night.',
}
