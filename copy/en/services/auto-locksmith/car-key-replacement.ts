import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyReplacement = perFacts((): ServiceCopy => ({
  meta: {
    title: `Car Key Replacement, ${baseTown()} ${region()}`,
    description: `Lost car keys cut and programmed where you’re parked, 24/7, from {price}, in ${baseTown()} and ${nearbyTowns()}. No tow for most cars.`,
  },
  heading: 'Car Key Replacement',
  lead: `We make a new car key, cut and programmed, where you’re parked in ${area()}, 24/7, from {price} by day and {nightPrice} at night. Tell us if any key is left. Most cars need no tow.`,
  blurb: 'A new key, even with none left.',
  plateAlt:
    'A car key taken apart: the head with three buttons, the transponder chip, and the blade with its cut.',
  callouts: [
    { part: 'buttons', title: 'Buttons', text: 'Programmed to your car' },
    { part: 'chip', title: 'Chip', text: 'Lets the car start' },
    { part: 'cut', title: 'Cut', text: 'Made from the VIN or the lock' },
  ],
  price: {
    heading: 'What a replacement car key costs',
    paragraphs: [],
  },
  promise: {
    heading: 'How we replace a lost car key',
    paragraphs: [
      'We open the car first. Its VIN has to match your registration or title, and that number also gives us the cuts of the key. Where no code is on file, we read them from the door lock.',
      'We cut the blade in the van and try it in the door. Then the car learns the new chip, and forgets the lost keys if it allows that.',
    ],
  },
  makes: {
    heading: 'Which cars we make keys for',
    needs: {
      Chevrolet: 'With no key left, the car takes half an hour to accept a new one.',
      Ford: 'Two working keys can add a third. With none left, it takes ten extra minutes.',
      Honda: 'Have every key with you: the car may forget one that isn’t there.',
      Hyundai: 'Needs a PIN tied to the VIN; we get it. Many base models up to 2021 have no chip.',
      Jeep: 'Needs a PIN read from the car. From 2018 on, it takes one more security step.',
      Kia: 'Needs a PIN tied to the VIN. Many models with a keyhole up to 2021 have no chip.',
      Nissan: 'Start-button cars ask for a PIN from the car’s own computer.',
      Subaru: 'A chip key, or a fob for the start button on later models.',
      Toyota:
        'The year decides the chip. With no key left, older models take fifteen minutes longer.',
      Volkswagen: 'Each key needs data from the maker. For later models you need the dealer.',
    },
    others: 'Other makes and years: call, and we’ll say if you need us or the dealer.',
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
          'New key added, yours still works',
        ],
      },
      {
        label: 'What you need',
        cells: ['ID, and registration, title or rental contract', 'The same, and the key'],
      },
    ],
  },
  whenToCall: {
    heading: 'When you need a new car key',
    items: [
      'The last key is gone.',
      'It was in a bag that was stolen.',
      'The part with the chip broke off and is lost.',
      'You bought a car that came without one.',
      'It got wet and no longer starts the car.',
    ],
  },
  ready: {
    heading: 'What to have ready for a new key',
    items: [
      {
        icon: 'id',
        title: 'Photo ID',
        text: 'In the name on the registration, or with that person’s OK.',
      },
      {
        icon: 'document',
        title: 'The registration or title',
        text: 'In a leased or rented car, the contract. It may be in the glove box.',
      },
      {
        icon: 'scan',
        title: 'The VIN',
        text: '17 characters, low on the windshield on the driver’s side.',
      },
    ],
  },
  questions: {
    heading: 'Questions about new car keys',
    items: [
      {
        question: 'Will my lost key still start the car?',
        answer:
          'Not once the car has erased it. It may still open the door; after a theft we can rekey the door lock too.',
      },
      {
        question: 'Is a dealer cheaper?',
        answer: 'Sometimes. With no key left, add the tow to the dealer’s price and compare.',
      },
      {
        question: 'My battery is dead too. Can you still program a key?',
        answer: 'Yes. We keep the battery charged while we program.',
      },
    ],
  },
  related: { heading: 'Other car key services' },
  aside: {
    heading: 'Get a quote for a car key',
    hint: 'The car, and whether a key is left, set the price.',
  },
}))
