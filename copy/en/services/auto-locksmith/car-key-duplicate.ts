import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyDuplicate = perFacts((): ServiceCopy => ({
  meta: {
    title: `Spare Car Keys in ${baseTown()}, ${region()}`,
    description: `Spare car keys (duplicates) cut and programmed where you’re parked, 24/7, from {price}, in ${baseTown()} and ${nearbyTowns()}.`,
  },
  heading: 'Spare Car Keys',
  lead: `We copy car keys where you’re parked in ${area()}, 24/7, from {price} by day and {nightPrice} at night. A spare costs less while one key still works.`,
  blurb: 'A second key before the first is lost.',
  plateAlt:
    'Two keys clamped on a duplicating machine: the original under a tracing guide, the copy under the cutter.',
  callouts: [
    { part: 'original', title: 'Original', text: 'We measure it first' },
    { part: 'guide', title: 'Guide', text: 'Follows the cuts of your key' },
    { part: 'cutter', title: 'Cutter', text: 'Makes the same cuts' },
    { part: 'copy', title: 'Copy', text: 'Keep it out of the car' },
  ],
  price: {
    heading: 'What a spare car key costs',
    paragraphs: ['A spare without buttons still starts a car that has a keyhole, and costs less.'],
  },
  promise: {
    heading: 'How we copy a car key',
    paragraphs: [
      'Your working key gives us the blade, the cuts and the chip. A worn one is cut from its code instead, so the copy fits better than the original.',
      'Depending on the car, we copy the chip or add the new key to the car as a second one. Some cars want to see two working keys before they accept a third. Both keys are tried in the door, the trunk and the ignition.',
    ],
  },
  comparison: {
    heading: 'Copied chip or added key?',
    columns: ['Chip copied from your key', 'Key added to the car'],
    rows: [
      {
        label: 'What happens',
        cells: ['Both keys send the same code', 'The car learns a second code'],
      },
      {
        label: 'Does the car have to be there?',
        cells: ['Only to test the key', 'Yes, the whole time'],
      },
      {
        label: 'If one key is lost',
        cells: ['You can’t erase only that one', 'You can erase it, and the other still works'],
      },
    ],
  },
  whenToCall: {
    heading: 'When to get a spare',
    items: [
      'You bought a used car and got one key.',
      'Two people drive and share a key.',
      'Your teenager is about to drive.',
      'The only key is cracked or taped together.',
    ],
  },
  ready: {
    heading: 'What to have ready for a spare',
    items: [
      { icon: 'pin', title: 'The car', text: 'You pay after the new key has started it.' },
      {
        icon: 'key',
        title: 'Every key that works',
        text: 'Two make the job quicker than one.',
      },
      {
        icon: 'id',
        title: 'ID, and registration or title',
        text: 'Or the owner’s OK, if it’s not your car.',
      },
    ],
  },
  questions: {
    heading: 'Questions about spare car keys',
    items: [
      {
        question: 'My hardware store copy opens the door but won’t start the car. Why?',
        answer: 'It has no chip, or one that was never programmed.',
      },
      {
        question: 'Can I program a spare key myself?',
        answer:
          'On some models, with two working keys and the manual. With one you usually need a machine.',
      },
      {
        question: 'Where should I keep it?',
        answer: 'With someone who lives nearby. Thieves look under the fender.',
      },
    ],
  },
  related: { heading: 'More car key services' },
  aside: {
    heading: 'Get a quote for a spare',
    hint: 'Tell us which car, and where to meet you.',
  },
}))
