import type { ServiceCopy } from '#app/content/types.ts'

export const carKeyDuplicate: ServiceCopy = {
  meta: {
    title: 'Car Key Duplicate & Spare Keys',
    description:
      'A spare car key while you still have one to copy. Cut on the van, chip cloned or taught to the car, tried in door and ignition before we go.',
  },
  heading: 'Car Key Duplicate',
  lead: 'You have one key. That is the cheapest moment to have two, and it does not last.',
  blurb: 'A spare, before you need one.',
  plateAlt:
    'Two keys clamped on a duplicating machine: the original under a tracing guide, the copy under the cutter.',
  callouts: [
    { part: 'original', title: 'Original', text: 'Measured before it is traced' },
    { part: 'guide', title: 'Guide', text: 'Feels every cut of the first' },
    { part: 'cutter', title: 'Cutter', text: 'Does what the guide does' },
    { part: 'copy', title: 'Copy', text: 'Yours to keep out of the car' },
  ],
  promise: {
    heading: 'Two keys cost less than none.',
    paragraphs: [
      'A working key tells us what we need: the profile of the blade, the depths of the cuts, the kind of chip. Without it we have to find all of that out, and you pay for the finding.',
      'A blade is copied on the van, by trace or by code if the first is worn. The chip is either cloned, so that both keys say the same word, or taught to the car as a second voice. Which of the two depends on the car.',
    ],
  },
  whenToCall: {
    heading: 'Get a spare if',
    items: [
      'You bought a used car and the seller had one key.',
      'Two people drive it and meet in the driveway to hand over.',
      'A teenager in the house has a learner’s permit.',
      'The one key has a split head and tape around it.',
      'You park at the ferry every morning and would not enjoy losing it there.',
    ],
  },
  comparison: {
    heading: 'Cloned chip or learned chip',
    columns: ['Cloned', 'Learned by the car'],
    rows: [
      {
        label: 'What happens',
        cells: ['New chip repeats the old one', 'Car stores a second identity'],
      },
      {
        label: 'Must the car be there',
        cells: ['Only to try the key', 'Yes, for the whole of it'],
      },
      {
        label: 'If one is lost',
        cells: ['Cannot be erased alone', 'Can be dropped, the other stays'],
      },
      {
        label: 'Works on',
        cells: ['Chips that allow copying', 'Most chips, with the right access'],
      },
    ],
  },
  steps: {
    heading: 'One becomes two',
    items: [
      {
        title: 'Look at the key',
        text: 'Blade, chip, buttons. A worn blade is cut back to its code so that the copy is better than the original.',
      },
      {
        title: 'Cut',
        text: 'Edge-cut keys on one machine, laser-cut ones on another. Burrs off before it goes near a lock.',
      },
      {
        title: 'Chip',
        text: 'Cloned on the bench or learned through the port. Blade and chip together often take 15 to 30 minutes.',
      },
      {
        title: 'Swap and try',
        text: 'Old key out, new key in: door, trunk, engine. Then the old one again, so both are known to work.',
      },
    ],
  },
  price: {
    heading: 'What a spare comes to',
    paragraphs: [
      'Plain steel is the least, a chip key is the middle, a key with buttons or a proximity fob is the most. Where the car insists on two present keys before it learns a third, a lone key means more work.',
      'A spare without buttons still starts a car that has a keyhole, and it costs less. For a key in a drawer that is often enough.',
    ],
  },
  ready: {
    heading: 'Have along',
    items: [
      { icon: 'key', title: 'Your working key', text: 'All of them, if there are several.' },
      { icon: 'id', title: 'Photo ID', text: 'With the registration, before the cutter starts.' },
      {
        icon: 'pin',
        title: 'The car itself',
        text: 'Or the place it stands. A chip is no good untested.',
      },
    ],
  },
  refusals: {
    heading: 'Copies we decline',
    items: [
      'Valet and rental keys are not copied for the person who borrowed them.',
      'We do not trace a worn key and call the copy new.',
      'You are not handed a chip key that has not started the engine.',
    ],
  },
  questions: {
    heading: 'Asked with one key left',
    items: [
      {
        question: 'Why does my hardware-store copy open the door but not start the car?',
        answer:
          'It has the cut and no chip, or a chip the car was never taught. The immobilizer sees a stranger and cuts fuel or spark.',
      },
      {
        question: 'Can I program the spare myself?',
        answer:
          'On some models, with two working keys and a routine from the manual. With one key, the car usually wants a programmer.',
      },
      {
        question: 'Where should the spare live?',
        answer:
          'With somebody who lives near. Magnet boxes under fenders are known to others besides you.',
      },
    ],
  },
  related: { heading: 'While the cutter is warm' },
  aside: { heading: 'Which key do you have?', hint: 'Year, make, model: the same three as ever.' },
}
