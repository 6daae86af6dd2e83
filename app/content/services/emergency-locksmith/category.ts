import { CATEGORY_BLURBS } from '../../category-blurbs.ts'
import type { CategoryCopy } from '#app/content/types.ts'

export const emergencyLocksmith: CategoryCopy = {
  meta: {
    title: '24/7 Emergency Locksmith, North Bergen',
    description:
      'Car, house, shop or storage unit: four kinds of lockout, one phone number, any hour. You hear the price on the phone, before the van leaves North Bergen.',
  },
  heading: 'Emergency Locksmith',
  lead: 'Four kinds of lockout, one number, every hour of the day. Stand somewhere lit and tell us the cross street.',
  blurb: CATEGORY_BLURBS.emergency,
  plateAlt:
    'A front door at night: a lamp over it, the house number beside it, a brass lock, and a key on a hook seen through the glass.',
  callouts: [
    { part: 'lamp', title: 'Lamp', text: 'Wait where people can see you' },
    { part: 'number', title: 'House number', text: 'Read it out, then the cross street' },
    { part: 'lock', title: 'Lock', text: 'Tell us which one is holding' },
    { part: 'key', title: 'Key', text: 'Inside, in plain sight, as ever' },
  ],
  promise: {
    heading: 'Wait in the light.',
    paragraphs: [
      'You say where you are, what is locked and who is inside. We say what it costs. Only then does a van leave North Bergen.',
      'An opening should leave the lock as it was. Most house cylinders yield to a pick and a tension wrench, most cars to an air wedge and a rod. The drill is for locks that leave no other way. It gets its own line on the work order, and it waits for your yes.',
      'A child or an animal in a locked car, a pan on the stove, smoke: call 911 before you call us. Firefighters are allowed to break glass.',
    ],
  },
  chooser: {
    heading: 'Which lockout is yours',
    items: [
      {
        slug: 'car-lockout',
        title: 'Keys in the car',
        text: 'On the seat, in the trunk, or in a fob that has stopped answering. If the keys are lost and not inside, ask for a replacement key in the same call.',
      },
      {
        slug: 'house-lockout',
        title: 'Shut out at home',
        text: 'House, condo or walk-up. A latched door is one job and a thrown bolt is another, so try to remember which you left.',
      },
      {
        slug: 'business-lockout',
        title: 'Shop or office shut',
        text: 'Glass doors, roll-down shutters, stockrooms. Bring the alarm code and someone with the right to say yes.',
      },
      {
        slug: 'storage-unit-lockout',
        title: 'Storage key gone',
        text: 'Disc locks and door cylinders. The gate hours and your lease decide when we can start.',
      },
    ],
  },
  whenToCall: {
    heading: 'Reasons to pick up the phone',
    items: [
      'The door is between you and your keys.',
      'The key turns and nothing behind it moves.',
      'Half a key is in the lock and the other half is in your hand.',
      'Your bag was stolen and your address was in it.',
      'The keypad is dark and its spare key is inside.',
    ],
  },
  steps: {
    heading: 'From your call to the open door',
    items: [
      {
        title: 'Call',
        text: 'Dial {phone}. Give the town, the cross street, and what you see at the keyhole.',
      },
      {
        title: 'Agree',
        text: 'One number for the opening, said on the phone. You can say no and it costs nothing.',
      },
      {
        title: 'Compare papers',
        text: 'Ours is a New Jersey license. Yours is whatever ties you to that door or that car.',
      },
      {
        title: 'Open, test, sign',
        text: 'You work the lock yourself before your name goes under anything.',
      },
    ],
  },
  price: {
    heading: 'What a lockout costs',
    paragraphs: [
      'Emergency lockouts start at {emergencyPrice}. The kind of lock moves that number, and so does how many of them are in the way. The drive and the hour are already in what you hear.',
      'If it turns out to be another job, we stop and explain. Nothing is added without a second yes.',
    ],
  },
  refusals: {
    heading: 'When we keep the door shut',
    items: [
      'Nothing opens for a person who cannot show a tie to it.',
      'We do not drill a lock because picking is slow.',
    ],
  },
  questions: {
    heading: 'Asked in the cold',
    items: [
      {
        question: 'How long until you are here?',
        answer:
          'That depends on where the van stands and what Route 495 is doing. When you call we tell you the street it is coming from, and you decide.',
      },
      {
        question: 'How do I know you are a real locksmith?',
        answer:
          'New Jersey licenses locksmiths through its Fire Alarm, Burglar Alarm and Locksmith Advisory Committee. You can look a license up with the Division of Consumer Affairs while you wait.',
      },
      {
        question: 'My ID is locked inside. Now what?',
        answer:
          'Say so on the phone. We find another way to check first, such as a neighbor or the super, and see the ID itself once the door is open.',
      },
      {
        question: 'Can I send the form instead of calling?',
        answer:
          'You can, and it reaches us at any hour. If you are standing outside right now, the phone is quicker.',
      },
    ],
  },
}
