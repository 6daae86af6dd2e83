import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList } from '#copy/offered.ts'
import { area, baseTown, inNewJersey, nearbyTowns, region, whileLicensed } from '#copy/en/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const emergencyLocksmith = perFacts((): CategoryCopy => ({
  meta: {
    title: `24/7 Emergency Locksmith, ${baseTown()}`,
    description: `24/7 lockouts in ${baseTown()}, ${region()}, and ${nearbyTowns()}: ${offeredList(
      'en',
      [
        ['Car Lockout', 'cars'],
        ['House Lockout', 'homes'],
        ['Business Lockout', 'stores'],
        ['Storage Unit Lockout', 'storage'],
      ],
      'all doors',
    )}. From {emergencyPrice} by day and {nightPrice} at night. One total on the phone.`,
  },
  heading: 'Emergency Locksmith',
  warning: 'Child or pet in a car, stove on, smoke or gas? Call 911 first.',
  lead: `We open ${offeredList(
    'en',
    [
      ['House Lockout', 'homes'],
      ['Car Lockout', 'cars'],
      ['Business Lockout', 'stores'],
      ['Storage Unit Lockout', 'storage units'],
    ],
    'doors',
  )} in ${area()}, 24/7. Lockouts start at {emergencyPrice} by day and {nightPrice} at night, and we name your total and an arrival time before we drive.`,
  blurb: 'Locked out? Call day or night.',
  plateAlt:
    'A front door at night: a lamp over it, the house number beside it, a brass lock, and a key on a hook seen through the glass.',
  callouts: [
    { part: 'lamp', title: 'Lamp', text: 'Wait somewhere well lit' },
    { part: 'number', title: 'House number', text: 'Tell us, with the cross street' },
    { part: 'lock', title: 'Lock', text: 'Tell us which one is locked' },
    { part: 'key', title: 'Key', text: 'A neighbor may have a spare' },
  ],
  price: {
    heading: 'What an emergency lockout costs',
    paragraphs: [],
  },
  promise: {
    heading: 'What happens when you call',
    paragraphs: [
      'The price depends on the lock, the arrival time on where you are. You hear both, and you say yes or no. At the door we both show ID: you see who we are, and we see that the home or the car is yours.',
      'Many house locks can be picked, and most cars opened with a wedge and a rod. Drilling comes last, with your OK. You try the lock before you pay.',
    ],
  },
  chooser: {
    heading: 'What are you locked out of?',
    items: [
      {
        slug: 'car-lockout',
        title: 'Your car',
        text: 'Keys in the cabin or the trunk, or a dead fob.',
      },
      {
        slug: 'house-lockout',
        title: 'Your home',
        text: 'Did you lock the deadbolt, or did the door just close behind you?',
      },
      {
        slug: 'business-lockout',
        title: 'Your store or office',
        text: 'Have the alarm code ready, and someone in charge.',
      },
      {
        slug: 'storage-unit-lockout',
        title: 'Your storage unit',
        text: 'The key is lost or the lock is stuck. Make sure the gate is open at this hour.',
      },
    ],
  },
  sceneLine: 'Price first. Then we drive.',
  questions: {
    heading: 'Emergency lockout questions',
    items: [
      {
        question: 'How do I know you’re a real locksmith?',
        answer: whileLicensed(
          inNewJersey(
            'Look up our license, {license}, with New Jersey’s Division of Consumer Affairs. Your locksmith’s own name and license are on the work order.',
            'Check our license, {license}, with the state. Your locksmith’s own name and license are on the work order.',
          ),
          'The locksmith gives you the name of our business, {businessName}, and the price you heard. If either doesn’t match, keep the door closed and call us.',
        ),
      },
      {
        question: 'My ID is locked inside. What now?',
        answer:
          'We check it as soon as the door is open. A neighbor or your landlord who knows you helps too.',
      },
      {
        question: 'Can I send the form instead of calling?',
        answer: 'Yes, at any hour. A call is quicker if you’re outside right now.',
      },
    ],
  },
}))
