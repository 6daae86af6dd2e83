import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList } from '#copy/offered.ts'
import { fromNorthBergen } from '#copy/en/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const weehawken = perFacts((): TownCopy => ({
  meta: {
    title: '24/7 Locksmith in Weehawken, NJ',
    description: `24/7 locksmith in Weehawken, NJ, on the hill and at Port Imperial: homes, garages and cars. Lockouts from {emergencyPrice} by day and {nightPrice} at night.`,
  },
  heading: 'Locksmith in Weehawken, NJ',
  lead: `We open ${offeredList(
    'en',
    [
      [null, 'homes'],
      [null, 'garages'],
      ['Car Lockout', 'cars'],
    ],
    '',
  )} in Weehawken, NJ, 24/7, on the hill and by the ferry. Lockouts run from {emergencyPrice} by day and {nightPrice} at night.`,
  line: 'Houses on the hill, apartments with a front desk by the ferry.',
  approach: `${fromNorthBergen('We come along Boulevard East from North Bergen. ')}Tell us if you’re up on the hill or down at the ferry.`,
  mapAlt:
    'Weehawken along the edge of the cliff: Boulevard East on top, Hamilton Park over the river, Port Imperial to the north at the water, the Lincoln Tunnel running out under the Hudson.',
  mapLabels: {
    'main-street': 'Boulevard East',
    landmark: 'Hamilton Park',
    ferry: 'Port Imperial',
    tunnel: 'Lincoln Tunnel',
  },
  locks: {
    heading: 'Weehawken locks we work on',
    lead: 'Many houses stand above the street, with the garage below. Here’s how we help with four of their locks.',
    pictureAlt:
      'A frame house on the cliff above its own garage, with an iron gate at the foot of long steps, a wooden front door at the top and a sliding door to the balcony.',
    items: [
      {
        letter: 'A',
        title: 'The front door',
        text: 'Old wooden doors move with the weather. We set the strike plate so a new deadbolt lines up.',
        service: 'Lock Replacement',
      },
      {
        letter: 'B',
        title: 'The garage door',
        text: 'The handle turns, but nothing moves. A cable or a rod inside has come loose, and we can fix it.',
        service: 'Lock Repair',
      },
      {
        letter: 'C',
        title: 'The street gate',
        text: 'It slams all day and the lock wears out. We add a lock box, a keyhole cover and a softer closer.',
        service: 'Gate Locks',
      },
      {
        letter: 'D',
        title: 'The balcony door',
        text: 'A sliding door can lock you out on your own balcony. We open your front door and let you in from there.',
        service: 'House Lockout',
      },
    ],
  },
  passages: [
    {
      heading: 'On the hill or on the waterfront',
      paragraphs: [
        'The older part of town is on the hill: Boulevard East, the Heights around Gregory Avenue, and the blocks behind Hamilton Park. Most homes there have their own front door. The waterfront is newer, with apartments and townhouses from Lincoln Harbor to Port Imperial, and most buildings have a front desk.',
        'Our van goes down Pershing Road. On foot, you take a long flight of stairs.',
      ],
    },
    {
      heading: 'Finding your address in Weehawken',
      paragraphs: [
        'More than a dozen streets are dead ends. Shippen Street goes down to Hackensack Plank Road in two sharp turns, one way, on cobblestones. Some map apps send cars to a staircase. Give us your nearest corner on Park Avenue or Boulevard East.',
      ],
    },
    {
      heading: 'Tunnel traffic and the ferry',
      paragraphs: [
        'The Lincoln Tunnel comes out in the middle of town. When it backs up, the avenues near it fill too. We allow for that when we give you an arrival time.',
        'If you left your keys on the ferry, call the ferry company before you pay us. At Port Imperial or Lincoln Harbor, tell us whether you’re at the ferry or at the light rail.',
      ],
    },
    {
      heading: 'Parking in Weehawken',
      paragraphs: [
        'Near the bus and the ferry, most parking is for township permits, and visitors get only a short time. Check the sign. If your house has a garage on the lower street, please keep the space in front of it free for our van.',
        'At Port Imperial, the building office can tell you where a service van may park.',
      ],
    },
  ],
  questions: {
    heading: 'Locksmith questions in Weehawken',
    items: [
      {
        question: 'My car is in the garage and the garage door won’t open. Do I call you?',
        answer:
          'Call us if the handle turns but the bars don’t move. That’s the lock. If a spring broke, leave the door down and call a garage door company.',
      },
      {
        question: 'My building has a front desk. How does a lockout work?',
        answer:
          'Meet us at the desk with ID that shows your unit. They send us up, and we open your door.',
      },
    ],
  },
}))
