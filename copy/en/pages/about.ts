import { SERVICES } from '#domain/services.ts'
import {
  baseTown,
  inNewJersey,
  nearbyTowns,
  region,
  state,
  whileInsured,
  whileLicensed,
} from '#copy/en/place.ts'
import { business } from '#domain/business.ts'
import type { AboutCopy } from '#copy/page-types.ts'

const { topBar, footer } = business.licenses ?? {}
/** An owner may have one number for both. */
const numbers =
  topBar === footer
    ? 'Our license number is {license}. Look it up'
    : `Our locksmith license is {license}, and our business license is ${footer}. Look up either one`

export const about: AboutCopy = {
  meta: {
    title: `About Our Locksmiths in ${baseTown}, ${region}`,
    description: `Who comes to your door, what is in the van, and what goes on the work order. Locksmiths in ${baseTown}, ${region}.`,
  },
  heading: 'Who comes to your door',
  lead: `We come to you 24/7 in ${baseTown}, ${region}, and ${nearbyTowns}. ${whileLicensed('You see the license before work starts. ', '')}We try to pick a lock before we drill it, and you pay once it works.`,
  passages: [
    {
      heading: 'What we do',
      paragraphs: [
        'We open locked doors and cars, change locks, and make keys. Broken keys, lost keys, keys a former tenant still has, cars that no longer recognize their key: that’s what we fix.',
        `This site has a page for each of our ${SERVICES.length} services. Need something else, such as a display case or a file cabinet? Choose “Other” in the form and tell us about it.`,
      ],
    },
    {
      heading: 'How we decide what you need',
      paragraphs: [
        'We check the simple things first. Is the door really locked, or is the latch stuck? Is it the lock, or did the door drop on its hinges? Is the key cracked? Finding out what’s really wrong can save you a new lock.',
        'If we can pick the lock, we pick it. If we can fix it, we fix it. We’ll tell you why before we quote a new lock.',
      ],
    },
    {
      heading: 'What goes on the work order',
      paragraphs: [
        `The job, the address, the time, the price we agreed on, the name ${whileLicensed('and license ', '')}of your locksmith, and that we saw your ID. It’s one page. You read it, try the key, and then sign.`,
      ],
    },
    {
      heading: 'What you can count on',
      paragraphs: [
        'You know the price before we drive to you, and nothing is added without your OK. You try the key before you pay.',
        'We open a home only for someone who can show that they live there, or for the owner if it’s empty. Exits stay free of chains, and exit doors open from inside without a key.',
        'If you need someone else, such as a safe technician or a dealer, we’ll say so on the phone whenever we can.',
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
        `New Jersey licenses locksmiths, and a licensed business must carry liability insurance. ${numbers} with the Division of Consumer Affairs before you let us in.`,
        `${numbers} with the ${state} agency that licenses locksmiths before you let us in.`,
      ),
      link: inNewJersey<string | null>('Look up a New Jersey license', null),
    },
    null,
  ),
  closing: 'Want to talk to us first? Call {phone}, day or night.',
}
