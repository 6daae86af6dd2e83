import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, inHudsonCounty, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const houseLockout = perFacts((): ServiceCopy => ({
  meta: {
    title: `House Lockout in ${baseTown()}, ${region()}`,
    description: `House or apartment lockout in ${baseTown()}, ${region()}, 24/7, from {price} by day and {nightPrice} at night. We pick the lock if we can and drill only with your OK.`,
  },
  heading: 'House Lockout',
  lead: `We open house and apartment doors in ${area()}, 24/7, from {price} by day and {nightPrice} at night. We pick the lock first and drill only with your OK.`,
  blurb: 'Houses, condos and apartments.',
  plateAlt:
    'Edge of a door with its latch in the strike plate, and a lock cylinder cut open above it: a tension wrench turns the plug while a pick lifts the pins.',
  callouts: [
    { part: 'latch', title: 'Latch', text: 'Can often be slid back' },
    { part: 'strike', title: 'Strike', text: 'Holds the latch in the frame' },
    { part: 'pins', title: 'Pins', text: 'We lift them one by one' },
    { part: 'pick', title: 'Pick', text: 'Does the job of the key' },
    { part: 'wrench', title: 'Wrench', text: 'Turns the lock very lightly' },
  ],
  price: {
    heading: 'What a house lockout costs',
    paragraphs: [
      'A drilled lock needs a new cylinder, the part your key goes into. Only the door shows us that: you hear the new total before we drill.',
    ],
  },
  promise: {
    heading: 'How we open a locked house door',
    paragraphs: [
      'If the door just closed behind you, only a spring latch holds it. We slide it back or pick it. A deadbolt has to be picked, pin by pin. Picking doesn’t normally harm a lock, so your keys still work.',
      'A broken or pick-resistant lock may need drilling. We show you what stops us, and drill only after you say yes.',
      inHudsonCounty(
        'Doors near Bergenline and Palisade Avenue often carry three locks: a knob, a deadbolt and a square rim lock inside. Tell us which ones you locked. Often only the latch is holding.',
        'Older doors often carry three locks: a knob, a deadbolt and a square rim lock inside. Tell us which ones you locked. Often only the latch is holding.',
      ),
    ],
  },
  comparison: {
    heading: 'Latched or deadbolted?',
    columns: ['Only latched', 'Deadbolt locked'],
    rows: [
      { label: 'What holds the door', cells: ['A slanted latch on a spring', 'A square bolt'] },
      { label: 'How we open it', cells: ['Slide it back, or pick it', 'Pick it'] },
      {
        label: 'When we drill',
        cells: ['If the lock is broken', 'If it’s broken or can’t be picked'],
      },
    ],
  },
  whenToCall: {
    heading: 'House lockouts we open',
    items: [
      'The door closed behind you and the keys are inside.',
      'Your keys are lost, or they were in a stolen bag.',
      'The key turns and the bolt doesn’t move.',
      'Half of the key is still in the lock.',
      'The keypad is dead and the backup key is indoors.',
    ],
  },
  ready: {
    heading: 'What to have ready at home',
    items: [
      {
        icon: 'id',
        title: 'Photo ID',
        text: 'Locked inside? We look at it as soon as the door is open.',
      },
      {
        icon: 'document',
        title: 'Proof of the address',
        text: 'A lease, a bill, or an email with both names on it.',
      },
      {
        icon: 'people',
        title: 'Or someone who knows you',
        text: 'If your ID was stolen too, a landlord, neighbor or roommate can say you live there.',
      },
    ],
  },
  questions: {
    heading: 'Questions about house lockouts',
    items: [
      {
        question: 'I rent. Do I need my landlord?',
        answer:
          'Not to get back into your own apartment. To change the lock, read your lease first.',
      },
      {
        question: 'There’s a pot on the stove. What do I do?',
        answer: 'Call 911 now. Firefighters can force the door.',
      },
      {
        question: 'Can I climb in through a window?',
        answer: 'Please don’t. People fall from windows and balconies. Wait for us at the door.',
      },
      {
        question: 'Can you let me into a home I was ordered to leave?',
        answer:
          'No. We let in the people who live there. An eviction, or a way back in after one, is a matter for the court.',
      },
    ],
  },
  related: { heading: 'Other lockout services' },
  aside: {
    heading: 'Get a locksmith to your home',
    hint: 'Pick a time, and we call with your total.',
  },
}))
