import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import { area, baseTown, region, townAndCounty } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const commercialLockRekey = perFacts((): ServiceCopy => ({
  meta: {
    title: `Commercial Rekeying, ${baseTown()}, ${region()}`,
    description: `Stores, offices and buildings rekeyed in ${townAndCounty()}, 24/7, from {price} for one cylinder. New keys the same day, and your locks stay.`,
  },
  heading: 'Commercial Lock Rekeying',
  lead: `When someone leaves with a key, we rekey your doors in ${area()}, 24/7, from {price} by day and {nightPrice} at night for one cylinder. The locks stay on, and every old key stops working.`,
  blurb: 'New keys for the doors you have.',
  plateAlt:
    'An interchangeable core drawn out of its housing: the figure-8 core with its pins below, the control key that pulls it, and the housing left in the door.',
  callouts: [
    { part: 'core', title: 'Core', text: 'Comes out in one pull' },
    { part: 'pins', title: 'Pins', text: 'Set to fit your new key' },
    { part: 'control', title: 'Control key', text: 'Pulls the core; lock it away' },
    { part: 'housing', title: 'Housing', text: 'Stays in the door' },
  ],
  price: {
    heading: 'What a business rekey costs',
    paragraphs: [
      `You pay by the cylinder.${whileOffered('Emergency Exit Device', ' One inside a panic bar takes longer to reach than one in a lever.')}`,
    ],
  },
  promise: {
    heading: 'How we rekey a business',
    paragraphs: [
      'We come at closing time and go door by door, so none is left open behind us. Each cylinder, the part the key goes into, gets new pins. The new keys are numbered, and you see an old one fail.',
      'Doors with interchangeable cores go faster: a control key pulls the old core out and a new one slides in. Keep a spare core and the control key, and next time you can do it yourself.',
    ],
  },
  comparison: {
    heading: 'Standard cylinder or interchangeable core?',
    columns: ['Standard cylinder', 'Interchangeable core'],
    rows: [
      {
        label: 'How it is changed',
        cells: ['Taken out, new pins put in', 'Pulled out with a control key'],
      },
      { label: 'Cost of the parts', cells: ['Low', 'Higher at first'] },
      {
        label: 'Good for',
        cells: ['A store with two or three doors', 'Many doors and many changes'],
      },
    ],
  },
  whenToCall: {
    heading: 'When to rekey a business',
    items: [
      'A manager leaves, and one key doesn’t come back.',
      'You take over a space from another tenant.',
      'You change cleaning companies.',
      'A ring with your store’s name on it goes missing.',
      'A tenant moves out of an apartment you manage.',
    ],
  },
  ready: {
    heading: 'What to have ready at closing',
    items: [
      {
        icon: 'key',
        title: 'A key to each lock',
        text: 'With cores, the control key as well.',
      },
      {
        icon: 'people',
        title: 'A list of who gets keys',
        text: 'Front, back, office, roof hatch, padlocks: who opens what.',
      },
      {
        icon: 'document',
        title: 'ID and proof that it’s yours',
        text: 'A lease or a registration. Partners have to agree.',
      },
    ],
  },
  questions: {
    heading: 'Questions about business rekeys',
    items: [
      {
        question: 'Does “do not duplicate” on a key stop copies?',
        answer:
          'It’s only a request. A restricted key does stop them: the blanks are controlled, and each copy needs the signature on file.',
      },
      {
        question: 'Can the front door and the padlocks use one key?',
        answer: 'In most cases. Many padlocks take the same cylinders or cores as doors.',
      },
      {
        question: 'How often should a business rekey?',
        answer: 'Whenever you can’t name everyone who has a key.',
      },
      ...whileOffered(
        'Master Key System',
        [
          {
            question: 'Will our master key still work?',
            answer:
              'With the key chart of your system, yes. Without it, your locks and keys have to be read first.',
          },
        ],
        [],
      ),
    ],
  },
  related: { heading: 'More services for your business' },
  aside: {
    heading: 'Book a business rekey',
    hint: 'Tell us how many locks you have.',
  },
}))
