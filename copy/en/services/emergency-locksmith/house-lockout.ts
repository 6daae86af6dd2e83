import { area, baseTown, inHudsonCounty, licensed, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const houseLockout: ServiceCopy = {
  meta: {
    title: `House Lockout Service in ${baseTown}, ${region}`,
    description: `Locked out of your house or apartment? A ${licensed}locksmith comes 24/7 in ${baseTown} and ${nearbyTowns}. We pick the lock first.`,
  },
  heading: 'House Lockout',
  lead: `Locked out of your house or apartment in ${area}? We open doors 24/7. We pick first, and drill only with your OK. You’ll know the price, from {emergencyPrice}, and when we’ll be there before you say yes.`,
  blurb: 'Locked out at home? We pick the lock if we can.',
  plateAlt:
    'Edge of a door with its latch in the strike plate, and a lock cylinder cut open above it: a tension wrench turns the plug while a pick lifts the pins.',
  callouts: [
    { part: 'latch', title: 'Latch', text: 'Can often be slid back' },
    { part: 'strike', title: 'Strike', text: 'Holds the latch in the frame' },
    { part: 'pins', title: 'Pins', text: 'We lift them one by one' },
    { part: 'pick', title: 'Pick', text: 'Does the job of the key' },
    { part: 'wrench', title: 'Wrench', text: 'Turns the lock very lightly' },
  ],
  promise: {
    heading: 'How we open a locked house door',
    paragraphs: [
      'We pick the lock if we can. That doesn’t normally damage it, and your keys still work afterward.',
      'We drill only when a lock can’t be picked, and only after you say yes. Drilling means you need a new cylinder, the part your key goes into. We’ll quote that first.',
      inHudsonCounty(
        'Many doors near Bergenline and Palisade Avenue have three locks: a knob, a deadbolt, and a square one inside. Try to remember which you locked. Often it’s only the latch.',
        'Many doors have three locks: a knob, a deadbolt, and a square lock on the inside. Try to remember which ones you locked. Often it’s only the latch.',
      ),
    ],
  },
  whenToCall: {
    heading: 'When to call us about a house lockout',
    items: [
      'The door closed behind you and the keys are inside.',
      'You lost your keys on the way home.',
      'The key turns but the bolt doesn’t move.',
      'The key broke in the lock.',
      'The keypad is dead and the backup key is inside.',
    ],
  },
  comparison: {
    heading: 'Latched or deadbolted: what’s the difference?',
    columns: ['Only latched', 'Deadbolt locked'],
    rows: [
      {
        label: 'What holds the door',
        cells: ['A slanted latch on a spring', 'A square bolt'],
      },
      { label: 'How we open it', cells: ['We slide it back or pick it', 'We pick the lock'] },
      {
        label: 'When we drill',
        cells: ['Only if the lock is broken', 'Only if it’s broken or high-security'],
      },
    ],
  },
  price: {
    heading: 'What a house lockout costs',
    paragraphs: [
      'House lockouts start at {emergencyPrice}. Two locked deadbolts cost more than one latch, and a high-security lock more than a plain one.',
      'Drilling is a separate line and needs your OK.',
    ],
  },
  ready: {
    heading: 'What to have ready at home',
    items: [
      {
        icon: 'id',
        title: 'Photo ID and proof of address',
        text: 'A driver’s license, for example, and a lease, a bill or a letter.',
      },
      { icon: 'phone', title: 'A charged phone', text: 'We’ll call you when we arrive.' },
      {
        icon: 'people',
        title: 'Someone who knows you live there',
        text: 'Your landlord, a neighbor or a roommate.',
      },
    ],
  },
  questions: {
    heading: 'Questions about house lockouts',
    items: [
      {
        question: 'What if picking doesn’t work?',
        answer:
          'We’ll tell you why, quote drilling and a new cylinder, and wait for your OK. Broken or pick-resistant locks may need it.',
      },
      {
        question: 'I rent. Do I need my landlord?',
        answer:
          'Not to get back into your own apartment, if you can show that you live there. To change the lock, check your lease first.',
      },
      {
        question: 'There’s a pot on the stove. What do I do?',
        answer: 'Call 911 now. Firefighters can force the door.',
      },
    ],
  },
  related: { heading: 'Other lockout services' },
  aside: {
    heading: 'Get a locksmith to your home',
    hint: 'Pick a time here. The next page asks for your address.',
  },
}
