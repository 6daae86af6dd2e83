import { region } from '#copy/en/place.ts'
import type { TownTexts } from '#copy/template-texts.ts'
import type { TownCopy } from '#copy/types.ts'

/** Sentences that are true of any town, for one without texts of its own. */
export const townTemplate = ({ name, about }: TownTexts): TownCopy => ({
  meta: {
    title: `24/7 Locksmith in ${name}, ${region()}`,
    description: `A locksmith in ${name}, ${region()}, 24/7, for lockouts and new locks. Lockouts from {emergencyPrice} by day and {nightPrice} at night. We quote before we drive.`,
  },
  heading: `Locksmith in ${name}, ${region()}`,
  lead: `A locksmith comes to ${name}, ${region()}, 24/7. Lockouts start at {emergencyPrice} by day and {nightPrice} at night. You’ll know the full cost and the arrival time before we drive.`,
  line: 'Homes, stores and cars, day and night.',
  approach: 'Tell us the cross street, and the unit number if there is one.',
  mapAlt: 'A few streets of a town, drawn from above.',
  mapLabels: {},
  locks: {
    heading: `Locks in ${name}`,
    lead: 'Four locks of a home, and what a locksmith can do at each.',
    pictureAlt: 'The front of a house with a garage and a side door.',
    items: [
      {
        letter: 'A',
        title: 'The deadbolt on the front door',
        text: 'Locked out of a house or an apartment? We pick the lock if we can. A picked lock still works.',
        service: 'House Lockout',
      },
      {
        letter: 'B',
        title: 'The knob below it',
        text: 'Did somebody move out with a key? A rekey makes every old key stop working.',
        service: 'Lock Rekey',
      },
      {
        letter: 'C',
        title: 'The door inside the garage',
        text: 'The door from the garage to the house needs a lock as good as the one in front.',
        service: 'Lock Replacement',
      },
      {
        letter: 'D',
        title: 'The side door',
        text: 'If the latch misses, a hinge may be loose. We look at it before we sell a lock.',
        service: 'Lock Repair',
      },
    ],
  },
  passages: [
    {
      heading: `Where you are in ${name}`,
      paragraphs: [
        ...about,
        'Give us the street and the nearest corner. If you do not know the number, tell us what you can see: a store, a church, a bus stop.',
      ],
    },
    {
      heading: `Who may open the door in ${name}?`,
      paragraphs: [
        'We ask who lives there, every time, and look at an ID. If yours is inside, we check it as soon as the door is open.',
      ],
    },
    {
      heading: `Before we come to ${name}`,
      paragraphs: [
        'We quote one price before we drive. If the job turns out to be different, we stop, tell you the new price, and wait for your OK.',
      ],
    },
  ],
  questions: {
    heading: `Locksmith questions in ${name}`,
    items: [
      {
        question: `Do you come to ${name} at night?`,
        answer: 'Yes. We answer the phone day and night, every day.',
      },
      {
        question: `What do you need to know when I call from ${name}?`,
        answer: 'What is locked, where it is, and if anyone is locked in. Then we quote the price.',
      },
    ],
  },
})
