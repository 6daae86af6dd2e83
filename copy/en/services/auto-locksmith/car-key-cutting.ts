import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyCutting = perFacts((): ServiceCopy => ({
  meta: {
    title: `Car Key Cutting in ${baseTown()}, ${region()}`,
    description: `Car keys cut by code or copied from yours, edge cut or side cut, where you’re parked, 24/7, from {price}, in ${baseTown()} and ${nearbyTowns()}.`,
  },
  heading: 'Car Key Cutting',
  lead: `We cut car keys by code or from your key, where you’re parked in ${area()}, 24/7, from {price} by day and {nightPrice} at night. Cutting is all you need for a worn blade, an uncut one, or a car without chips.`,
  blurb: 'A new blade, by code or from your key.',
  plateAlt:
    'A key machine at work: the cutter wheel over a blank held in a vise, and a card with the depths of the code beside it.',
  callouts: [
    { part: 'wheel', title: 'Cutter wheel', text: 'Cuts as deep as the code says' },
    { part: 'blank', title: 'Blank', text: 'Must be the right profile' },
    { part: 'vise', title: 'Vise', text: 'Holds the blank still' },
    { part: 'code', title: 'Code card', text: 'The depths set at the factory' },
  ],
  price: {
    heading: 'What car key cutting costs',
    paragraphs: ['A chip, if your car needs one, is a separate job. We’ll tell you before we cut.'],
  },
  promise: {
    heading: 'How we cut a car key',
    paragraphs: [
      'Keys wear down, and a copy of a worn key copies the wear. A key cut by code has the depths that the factory set, so it turns like new.',
      'The code is on a tag, behind the VIN, or in the door lock, where we read it. The machine is in the van, for edge-cut keys and for those with a groove in the side. You try the key in the door, the trunk and the ignition.',
    ],
  },
  comparison: {
    heading: 'Cut by code or copied?',
    columns: ['Cut by code', 'Copied from your key'],
    rows: [
      {
        label: 'What we need',
        cells: ['A code from the tag, VIN or door lock', 'A key that works well'],
      },
      { label: 'Is the wear copied?', cells: ['No', 'Yes'] },
      {
        label: 'Choose it when',
        cells: ['The old key sticks or is lost', 'The old key is almost new'],
      },
    ],
  },
  whenToCall: {
    heading: 'When cutting alone is enough',
    items: [
      'You pull the key out a little to make it turn.',
      'You bought a blank without cuts.',
      'The blade of a flip key is bent or broken.',
      'Your car is too old to use a chip.',
      'The metal key inside your fob was never cut.',
    ],
  },
  ready: {
    heading: 'What to have ready for cutting',
    items: [
      {
        icon: 'key',
        title: 'Your old key or blank',
        text: 'Both halves of a broken one. A photo isn’t exact enough.',
      },
      {
        icon: 'scan',
        title: 'The code tag',
        text: 'A small tag that came with the keys when the car was new.',
      },
      {
        icon: 'document',
        title: 'ID, and registration or title',
        text: 'Codes are for the owner only.',
      },
    ],
  },
  questions: {
    heading: 'Questions about key cutting',
    items: [
      {
        question: 'I have an unused key. Can you cut it?',
        answer: 'Yes, one that fits your lock. Keep the package: it says which chip is inside.',
      },
      {
        question: 'What is a laser-cut key?',
        answer: 'One with a groove cut into its side. Most go in either way up.',
      },
      {
        question: 'Will a newly cut key start my car?',
        answer:
          'A car without chips, yes. In any other it opens the doors, and the chip has to be programmed.',
      },
    ],
  },
  related: { heading: 'If you need more than cutting' },
  aside: {
    heading: 'Get a quote for cutting',
    hint: 'Tell us which car needs the key.',
  },
}))
