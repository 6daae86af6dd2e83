import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import { allServices } from '#domain/services/services.ts'
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

/* Employees work under the license of the business: N.J.A.C. 13:31A-2.7. */
const topBar = perFacts(() => (business.licenses ?? {}).topBar),
  footer = perFacts(() => (business.licenses ?? {}).footer)
/** The locksmith who holds the license. */
const holder = perFacts(() => {
  const name = business.locksmiths.find(
    ({ license }) => license !== null && license === topBar(),
  )?.name
  return name === undefined ? '' : ` (${name})`
})
/** An owner may have one number for both. */
const numbers = perFacts(() =>
  topBar() === footer()
    ? 'Our license number is {license}. Look it up'
    : `Our locksmith license is {license}${holder()}, and our business license is ${footer()}. Look up either one`,
)

export const about = perFacts((): AboutCopy => ({
  meta: {
    title: `About Our Locksmiths, ${baseTown()}, ${region()}`,
    description: `Who comes to your door, what is in the van, and what goes on the work order. Locksmiths in ${baseTown()}, ${region()}.`,
  },
  heading: 'Who comes to your door',
  lead: `We’re a local business in ${baseTown()}, ${region()}. We come 24/7, here and to ${nearbyTowns()}. You get the locksmith’s name on the phone, and you pay once the lock works.`,
  passages: [
    {
      heading: 'What we do',
      paragraphs: [
        `We open locked doors${whileOffered('Car Lockout', ' and cars')}, change locks and make keys.`,
        `This site has a page for each of our ${allServices().length} services. For anything else, choose “Other” in the form.`,
      ],
    },
    {
      heading: 'How we decide what you need',
      paragraphs: [
        'We check the simple things first: a stuck latch, a sagging door, a cracked key. That often saves you a new lock.',
        'We pick what can be picked and fix what can be fixed. If you need a new lock, we tell you why.',
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
        'You hear the price on the phone. It changes only if the job does, and nothing is added without your OK.',
        'We open a home only for someone who can show that they live there, or for the owner if it’s empty. Exits stay free of chains, and exit doors open from inside without a key.',
        'If you need a dealer or a safe technician, we’ll say so on the phone.',
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
      whileOffered(
        'Key Fob Programming',
        'A programmer for car keys and fobs.',
        'A programmer for car keys.',
      ),
      'Hinges, strike plates and long screws, because it’s often the door.',
      'A drill, for when nothing else works.',
    ],
  },
  license: whileLicensed(
    {
      title: whileInsured('Licensed & insured: check our license', 'Licensed: check our license'),
      text: inNewJersey(
        `New Jersey licenses locksmiths. A licensed locksmith comes to you, or an employee trained to work under our license. ${numbers()} with the Division of Consumer Affairs before you let us in.`,
        `${numbers()} with the ${state()} agency that licenses locksmiths before you let us in.`,
      ),
      link: inNewJersey<string | null>('Look up a New Jersey license', null),
    },
    null,
  ),
  closing: 'Questions first? Call {phone}, day or night.',
}))
