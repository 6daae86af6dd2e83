import { area, baseTown, licensed, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyReplacement: ServiceCopy = {
  meta: {
    title: `Car Key Replacement in ${baseTown}, ${region}`,
    description: `Lost your car key? For many cars, a ${licensed}locksmith cuts and programs a new one where you’re parked, 24/7. ${baseTown} and ${nearbyTowns}.`,
  },
  heading: 'Car Key Replacement',
  lead: `Lost your car key in ${area}? For many cars you don’t need a tow. We cut and program a new key where you’re parked, day or night. Call with the year, make and model. We’ll quote one price, or tell you that only a dealer can make yours.`,
  blurb: 'Lost your only key? We can make one for many cars.',
  plateAlt:
    'A car key taken apart: the head with three buttons, the transponder chip, and the blade with its cut.',
  callouts: [
    { part: 'buttons', title: 'Buttons', text: 'Programmed to your car' },
    { part: 'chip', title: 'Chip', text: 'Lets the car start' },
    { part: 'cut', title: 'Cut', text: 'Made from the VIN or the lock' },
  ],
  promise: {
    heading: 'How we replace a lost car key',
    paragraphs: [
      'We come to the car and cut a new key from the VIN. If there’s no code on file for the VIN, we cut it from the door lock. Then we program it next to the car. For many cars, that saves you a tow.',
      'Some cars take longer than others. Some make you wait before they accept a new key, and some need a code from the maker. A dead car battery has to be charged while we program.',
    ],
  },
  whenToCall: {
    heading: 'Get a new car key when',
    items: [
      'You lost your last key.',
      'Your bag was stolen with the key in it.',
      'The key broke and the part with the chip is gone.',
      'You bought a car that came with no key.',
      'The key got wet and the car no longer recognizes it.',
    ],
  },
  comparison: {
    heading: 'No key left, or one key left?',
    columns: ['No key left', 'One key left'],
    rows: [
      {
        label: 'How we cut it',
        cells: ['From the VIN or the door lock', 'Copied from your key'],
      },
      {
        label: 'How we program it',
        cells: [
          'New key added; lost keys erased if the car allows it',
          'New key added, your key still works',
        ],
      },
      { label: 'What you need', cells: ['ID and registration or title', 'ID and the key'] },
    ],
  },
  price: {
    heading: 'What a replacement car key costs',
    paragraphs: [
      'Three things set the price: the kind of key, the age of the car, and whether you have a key left. Call with the year, make and model, and we’ll quote one price.',
      'If you want two keys, we’ll quote the second one with the first.',
    ],
  },
  ready: {
    heading: 'What to have ready for a new key',
    items: [
      { icon: 'id', title: 'Photo ID', text: 'The name should match the registration.' },
      {
        icon: 'document',
        title: 'The registration or title',
        text: 'In the glove box? We open the car first.',
      },
      {
        icon: 'scan',
        title: 'The VIN',
        text: 'It has 17 characters. Look low on the windshield, driver’s side.',
      },
    ],
  },
  questions: {
    heading: 'Questions about new car keys',
    items: [
      {
        question: 'Can you make a key for my car?',
        answer:
          'For many cars, yes, even with no key left. Some newer models need a dealer. Have the year, make and model ready, and you’ll hear yes or no, and the price, before you hang up.',
      },
      {
        question: 'Will my lost key still start the car?',
        answer:
          'Not if your car lets us erase it. It may still open the door. If it was stolen, we can rekey the door lock too.',
      },
      {
        question: 'The car is leased. Can I get a key made?',
        answer: 'Yes. Have your lease and your ID ready.',
      },
    ],
  },
  related: { heading: 'Other car key services' },
  aside: {
    heading: 'Get a quote for a car key',
    hint: 'Tell us the car. The next page asks where it is.',
  },
}
