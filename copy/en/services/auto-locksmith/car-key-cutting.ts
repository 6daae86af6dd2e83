import { area, baseTown, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyCutting: ServiceCopy = {
  meta: {
    title: `Car Key Cutting in ${baseTown}, ${region}`,
    description: `Car keys cut by code or copied from your key, where you’re parked, 24/7, in ${baseTown} and ${nearbyTowns}. Call for a price.`,
  },
  heading: 'Car Key Cutting',
  lead: `Key worn, bent or never cut? We’ll cut a new one by code or from your key, where you’re parked in ${area}, day or night. Tell us the year, make and model, and we’ll give you a price.`,
  blurb: 'A new metal blade, cut by code or from your key.',
  plateAlt:
    'A key machine at work: the cutter wheel over a blank held in a vise, and a card with the depths of the code beside it.',
  callouts: [
    { part: 'wheel', title: 'Cutter wheel', text: 'Cuts as deep as the code says' },
    { part: 'blank', title: 'Blank', text: 'Must be the right profile' },
    { part: 'vise', title: 'Vise', text: 'Holds the blank still' },
    { part: 'code', title: 'Code card', text: 'The depths set at the factory' },
  ],
  promise: {
    heading: 'How we cut a car key',
    paragraphs: [
      'Car keys wear down. If you copy a worn key, you copy the wear, and the new key starts to stick. A key cut by code has the depths set at the factory, so it fits like new.',
      'We find the code on a tag, through the VIN, or by reading the door lock. Then we cut the key in the van and try it in your car. We cut both edge-cut keys and keys with a groove in the side.',
    ],
  },
  whenToCall: {
    heading: 'When cutting alone is enough',
    items: [
      'You have to pull the key out a little to make it turn.',
      'You bought a blank key that has no cuts.',
      'The blade of a flip key is bent or broken.',
      'Your car is too old to use a chip.',
      'The metal key inside your fob was never cut.',
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
  price: {
    heading: 'What car key cutting costs',
    paragraphs: [
      'Cutting a plain metal key is the least expensive car key job. A key with a side groove costs more. So does looking up a code or reading a door lock. Call with the year, make and model for a quote.',
      'You can bring your own blank if it’s the right one. If your car needs a chip too, we’ll tell you before we cut.',
    ],
  },
  ready: {
    heading: 'What to have ready for cutting',
    items: [
      {
        icon: 'key',
        title: 'Your old key',
        text: 'Bring both halves if it broke. Bring the blank if you bought one.',
      },
      {
        icon: 'scan',
        title: 'The code tag if you have it',
        text: 'A small tag that came with the keys when the car was new.',
      },
      {
        icon: 'document',
        title: 'Your ID and the registration',
        text: 'We cut from a code only for the owner.',
      },
    ],
  },
  questions: {
    heading: 'Questions about key cutting',
    items: [
      {
        question: 'I have an unused key. Can you cut it?',
        answer:
          'Yes, if it fits your lock. If it has a chip, the chip has to suit your car too. Answer yes to that question in the form and keep the package.',
      },
      {
        question: 'What is a laser-cut key?',
        answer: 'A key with a groove cut into its side. It often goes in either way up.',
      },
      {
        question: 'Will a newly cut key start my car?',
        answer:
          'If your car doesn’t use chips, yes. If it does, the key opens the doors, and the chip has to be programmed to start the car.',
      },
    ],
  },
  related: { heading: 'If you need more than cutting' },
  aside: {
    heading: 'Get a quote for cutting',
    hint: 'Which car needs the key? The next page asks where it is.',
  },
}
