import { area, baseTown, inHudsonCounty, licensed, nearbyTowns, region } from '#copy/en/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const autoLocksmith: CategoryCopy = {
  meta: {
    title: `Auto Locksmith in ${baseTown}, ${region}`,
    description: `Lost your car key? For many cars, a ${licensed}locksmith makes a new one where you’re parked, 24/7, in ${baseTown} and ${nearbyTowns}.`,
  },
  heading: 'Auto Locksmith',
  lead: `Lost your car key, or have one that won’t turn? We come to your car in ${area}, day or night. Call with the year, make and model, and you’ll know whether we can make your key and what it costs. You pay once it works.`,
  blurb: 'Keys and fobs for many cars.',
  plateAlt:
    'A car seen from the side with its four locksmith’s parts marked: the door lock, the ignition, a fob and a key.',
  callouts: [
    { part: 'door', title: 'Door lock', text: 'We can cut a key from it' },
    { part: 'ignition', title: 'Ignition', text: 'Or a start button' },
    { part: 'fob', title: 'Fob', text: 'Has a battery that runs out' },
    { part: 'key', title: 'Key', text: 'Often has a chip inside' },
  ],
  promise: {
    heading: 'How we make a car key',
    paragraphs: [
      'A modern car key has two parts. The metal blade turns the lock. The chip tells the car to start. A key that is only cut opens the door but doesn’t start the engine, so a car with a chip key needs both.',
      inHudsonCounty(
        'For many cars we cut and program the key where you’re parked: in the lot at the Port Imperial ferry, on a side street off Kennedy Boulevard or in a garage in Newport. For a garage, tell us the level and the height limit.',
        'For many cars we cut and program the key where you’re parked: in a parking lot, on a side street or in a garage. For a garage, tell us the level and the height limit.',
      ),
      'Some newer models need a dealer. If yours does, we’ll say so when you call.',
    ],
  },
  chooser: {
    heading: 'Which car key service do you need?',
    items: [
      {
        slug: 'car-key-replacement',
        title: 'You lost your key',
        text: 'For many cars we can make and program a new one, even if no key is left.',
      },
      {
        slug: 'key-fob-programming',
        title: 'The fob doesn’t work',
        text: 'A new battery didn’t help, or you bought a fob that the car doesn’t recognize.',
      },
      {
        slug: 'car-key-duplicate',
        title: 'You have only one key',
        text: 'A spare costs less while you still have a key to copy.',
      },
      {
        slug: 'car-key-cutting',
        title: 'You need only the metal cut',
        text: 'The blade is worn, you bought a blank, or your car is too old to use a chip.',
      },
      {
        slug: 'ignition-lock-cylinder',
        title: 'The key won’t turn',
        text: 'The key works in the door but not in the ignition.',
      },
    ],
  },
  sceneLine: 'We bring the key machine to your car.',
  price: {
    heading: 'What a car key costs',
    paragraphs: [
      'It depends on the car. A plain metal key costs the least, a chip key more, and a fob for a start button the most. If you have no key left, it costs more.',
      'Call with the year, make and model, and we’ll quote one price for cutting and programming. You pay once it works.',
    ],
  },
  questions: {
    heading: 'Questions about car keys',
    items: [
      {
        question: 'Is a dealer cheaper?',
        answer:
          'Sometimes. If you have no key left, add the cost of a tow to the dealer. Call us for a quote and compare the two totals.',
      },
      {
        question: 'Can you tell how many keys are programmed to my car?',
        answer: 'On many cars, yes. Often we can also erase keys you no longer have.',
      },
      {
        question: 'Where do I find the VIN?',
        answer:
          'Look low on the windshield on the driver’s side, on the sticker in the door frame, or on your insurance card.',
      },
    ],
  },
}
