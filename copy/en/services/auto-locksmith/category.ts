import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList, whileOffered } from '#copy/offered.ts'
import { area, baseTown, inHudsonCounty, nearbyTowns, region } from '#copy/en/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const autoLocksmith = perFacts((): CategoryCopy => ({
  meta: {
    title: `Auto Locksmith in ${baseTown()}, ${region()}`,
    description: `Car keys ${offeredList(
      'en',
      [
        ['Car Key Replacement', 'made'],
        ['Car Key Duplicate', 'copied'],
        ['Car Key Cutting', 'cut'],
        [null, 'programmed'],
      ],
      '',
    )} where you’re parked${whileOffered('Ignition Lock Cylinder Repair', ', and ignition locks repaired')}, 24/7, in ${baseTown()} and ${nearbyTowns()}.`,
  },
  heading: 'Auto Locksmith',
  lead: `We bring the key machine to your car in ${area()}, 24/7: ${offeredList(
    'en',
    [
      ['Car Key Replacement', 'new keys'],
      ['Car Key Duplicate', 'spares'],
      ['Key Fob Programming', 'fobs'],
      ['Ignition Lock Cylinder Repair', 'ignition repair'],
    ],
    'keys',
  )}. Tell us year, make, model and whether any key is left, and we name your total.`,
  blurb: whileOffered(
    'Key Fob Programming',
    'Keys and fobs made at your car.',
    'Keys made at your car.',
  ),
  plateAlt: `A car seen from the side with its locksmith’s parts marked: ${offeredList(
    'en',
    [
      [null, 'the door lock'],
      ['Ignition Lock Cylinder Repair', 'the ignition'],
      ['Key Fob Programming', 'a fob'],
      [null, 'a key'],
    ],
    '',
  )}.`,
  callouts: [
    { part: 'door', title: 'Door lock', text: 'We can cut a key from it' },
    ...whileOffered(
      'Ignition Lock Cylinder Repair',
      [{ part: 'ignition', title: 'Ignition', text: 'Or a start button' }],
      [],
    ),
    { part: 'fob', title: 'Fob', text: 'Has a battery that runs out' },
    { part: 'key', title: 'Key', text: 'Often has a chip inside' },
  ],
  price: {
    heading: 'What a car key costs',
    paragraphs: [],
  },
  promise: {
    heading: 'How we make a car key',
    paragraphs: [
      'A modern car key has two parts. The metal blade turns the lock, and the chip tells the car to start. A key that is only cut opens the door but won’t start the car.',
      inHudsonCounty(
        'Both are made where you’re parked: in the lot at the Port Imperial ferry, on a side street off Kennedy Boulevard, or in a garage in Newport. For a garage we need the level and the height limit.',
        'Both are made where you’re parked: in a lot, on a side street or in a garage. For a garage we need the level and the height limit.',
      ),
      'A few newer models accept keys only from the dealer. We’ll say so on the phone.',
    ],
  },
  chooser: {
    heading: 'Which car key service do you need?',
    items: [
      {
        slug: 'car-key-replacement',
        title: 'You lost your key',
        text: 'If a second one still works, a copy costs less.',
      },
      {
        slug: 'key-fob-programming',
        title: 'The fob doesn’t work',
        text: 'A new battery didn’t help, or the car ignores the fob you bought.',
      },
      {
        slug: 'car-key-duplicate',
        title: 'You have only one key',
        text: 'Copy it while it still works.',
      },
      {
        slug: 'car-key-cutting',
        title: 'You need only the metal cut',
        text: 'The blade is worn, you bought a blank, or your car uses no chip.',
      },
      {
        slug: 'ignition-lock-cylinder',
        title: 'The key won’t turn',
        text: 'It works in the door but not in the ignition.',
      },
    ],
  },
  sceneLine: 'We bring the key machine to your car.',
  questions: {
    heading: 'Questions about car keys',
    items: [
      {
        question: 'Do you check that the car is mine?',
        answer:
          'Always: ID, and the registration, title or rental contract. Only then do we look up the key code.',
      },
      {
        question: 'Can you tell how many keys are programmed to my car?',
        answer: 'On many cars, yes. Keys that you no longer have can often be erased.',
      },
      {
        question: 'Where do I find the VIN?',
        answer:
          'Low on the windshield, on the sticker in the driver’s door frame, or on your insurance card.',
      },
    ],
  },
}))
