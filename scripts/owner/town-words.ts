import { findService } from '../../domain/services.ts'

/** Returns the link to a service, where the site has it. */
const leadsTo = (label: string): string =>
  findService(label) === undefined ? '' : `\n        service: '${label}',`

/**
 * Returns a copy template for a new town's page: sentences that are true of any town, with a comment where specific
 * ones belong.
 * @returns text of copy/en/cities/SLUG.ts
 */
export function townCopyTemplate(name: string, exported: string): string {
  return `import { region } from '#copy/en/place.ts'
import type { CityCopy } from '#copy/types.ts'

export const ${exported}: CityCopy = {
  meta: {
    title: \`24/7 Locksmith in ${name}, \${region}\`,
    description:
      \`Locked out in ${name}, \${region}, or need a new lock? A licensed locksmith comes 24/7. You get the price by phone before we drive.\`,
  },
  heading: \`Locksmith in ${name}, \${region}\`,
  lead: \`Locked out in ${name}, \${region}? A licensed locksmith comes 24/7. From {emergencyPrice}, with the price by phone first.\`,
  // Write: what the houses are like, in one line.
  line: 'Homes, stores and cars, day and night.',
  // Write: the roads by which you come.
  approach: 'Tell us the cross street, the floor and which bell.',
  mapAlt: 'A few streets of a town, drawn from above.',
  mapLabels: {},
  // Write: the four locks that you see most there.
  locks: {
    heading: 'Locks in ${name}',
    lead: 'Four locks of a home, and what a locksmith can do at each.',
    pictureAlt: 'The front of a house with its doors.',
    items: [
      {
        letter: 'A',
        title: 'The front door',
        text: 'If it sticks, the hinge may be loose. We look at the door before we sell a lock.',${leadsTo('Lock Repair')}
      },
      {
        letter: 'B',
        title: 'The inner door',
        text: 'Did somebody move out with a key? A rekey makes every old key stop working.',${leadsTo('Lock Rekey')}
      },
      {
        letter: 'C',
        title: 'The gate',
        text: 'Rust holds many gate locks. We clean it, or put in a new one.',${leadsTo('Gate Locks')}
      },
      {
        letter: 'D',
        title: 'Your apartment door',
        text: 'We pick it if we can. A picked lock still works.',${leadsTo('House Lockout')}
      },
    ],
  },
  // Write: streets, houses, parking, bus and train of this town only.
  passages: [
    {
      heading: 'Where you are in ${name}',
      paragraphs: [
        'Give us the street and the nearest corner. If you do not know the number, tell us what you can see: a store, a church, a bus stop.',
      ],
    },
    {
      heading: 'Who may open the door in ${name}?',
      paragraphs: [
        'We ask who lives there, every time, and look at an ID. If yours is inside, we check it as soon as the door is open.',
      ],
    },
    {
      heading: 'Before we come to ${name}',
      paragraphs: [
        'You get one price on the phone. If the job turns out to be different, we stop, tell you the new price, and ask.',
      ],
    },
  ],
  questions: {
    heading: 'Locksmith questions in ${name}',
    items: [
      {
        question: 'Do you come to ${name} at night?',
        answer: 'Yes. We answer the phone day and night, every day.',
      },
      {
        question: 'What do you need to know when I call from ${name}?',
        answer: 'What is locked, where it is, and if somebody is inside. Then you get the price.',
      },
    ],
  },
  neighbors: {
    heading: 'Towns we serve near ${name}',
    lead: 'If you are over the town line, we come there as well.',
  },
}
`
}
