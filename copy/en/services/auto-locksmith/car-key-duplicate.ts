import { area, baseTown, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyDuplicate: ServiceCopy = {
  meta: {
    title: `Spare Car Keys in ${baseTown}, ${region}`,
    description: `Get a spare car key while you still have one to copy. We cut and program it where you’re parked, 24/7, in ${baseTown} and ${nearbyTowns}.`,
  },
  heading: 'Spare Car Keys',
  lead: `Down to one car key? For many cars we can make a spare where you’re parked in ${area}, day or night. It costs less while you still have a key to copy. Tell us the model, and we’ll give you a price.`,
  blurb: 'A spare costs less while you still have a key.',
  plateAlt:
    'Two keys clamped on a duplicating machine: the original under a tracing guide, the copy under the cutter.',
  callouts: [
    { part: 'original', title: 'Original', text: 'We measure it first' },
    { part: 'guide', title: 'Guide', text: 'Follows the cuts of your key' },
    { part: 'cutter', title: 'Cutter', text: 'Makes the same cuts' },
    { part: 'copy', title: 'Copy', text: 'Keep it out of the car' },
  ],
  promise: {
    heading: 'How we copy a car key',
    paragraphs: [
      'A copy now costs less than a lost key later. Your working key shows us what we need: the blade, the cuts and the chip. Without it, we’d have to work all that out.',
      'We cut the new blade in the van. Then, depending on the car, we copy the chip or add the new key to the car as a second one.',
    ],
  },
  whenToCall: {
    heading: 'Get a spare key when',
    items: [
      'You bought a used car and got only one key.',
      'Two people drive the car and share one key.',
      'Your teenager is about to drive.',
      'Your only key is cracked or taped together.',
      'You leave the car in a public lot every day.',
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
      {
        label: 'Which cars',
        cells: ['Cars with chips that can be copied', 'Many cars with a chip key'],
      },
    ],
  },
  price: {
    heading: 'What a spare car key costs',
    paragraphs: [
      'A plain metal key costs the least, a chip key more, and a key with buttons or a fob the most. Some cars need two working keys before they accept a third, so one key alone means more work.',
      'Call with the year, make and model for a quote. A spare with no buttons costs less, and it still starts a car that has a keyhole.',
    ],
  },
  ready: {
    heading: 'What to have ready for a spare',
    items: [
      {
        icon: 'pin',
        title: 'The car',
        text: 'We test every key in the car before you pay.',
      },
      {
        icon: 'key',
        title: 'Every key that works',
        text: 'Some cars need two before they accept a third.',
      },
      { icon: 'id', title: 'Your ID and the registration', text: 'We check them before we cut.' },
    ],
  },
  questions: {
    heading: 'Questions about spare car keys',
    items: [
      {
        question: 'My hardware store copy opens the door but won’t start the car. Why?',
        answer:
          'It has no chip, or its chip was not programmed. The car doesn’t recognize the key, so it doesn’t start.',
      },
      {
        question: 'Can I program a spare key myself?',
        answer:
          'On some models, if you have two working keys and follow the manual. With only one key, you usually need a machine.',
      },
      {
        question: 'Where should I keep my spare key?',
        answer:
          'With someone you know who lives nearby. Don’t hide it under the fender. Thieves look there.',
      },
    ],
  },
  related: { heading: 'More car key services' },
  aside: {
    heading: 'Get a quote for a spare',
    hint: 'Tell us which car. The next page asks where to meet you.',
  },
}
