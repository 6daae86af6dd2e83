import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import { area, bergenlineTowns } from '#copy/en/place.ts'
import type { GuideCopy } from '#copy/page-types.ts'

/**
 * Advice in line with the service pages and the questions of /faq. Dangers that need 911 come
 * first.
 */
export const whileYouWait = perFacts((): GuideCopy => ({
  meta: {
    title: 'Locked Out? What to Do While You Wait',
    description:
      'What to do while you wait for a locksmith: where to stand, what ID and proof help, how to give your exact location, and when to call 911 first.',
  },
  heading: 'Locked out? What to do while you wait',
  lead: `If anyone is in danger, call 911 first. For everything else, we answer 24/7 in ${area()}, and these few things make the wait shorter and safer.`,
  sections: [
    {
      heading: 'When to call 911 first',
      paragraphs: [
        'Do you smell gas or smoke? Move away from the building right away. Don’t touch a light switch or a doorbell, and don’t light anything. Call 911 once you are far from the door, and don’t go back in.',
        'Is a child or a pet locked in a car, is something on the stove, or could someone inside be hurt? Call 911 before you call us. Firefighters can break glass and force doors. Stay where you can see the car or the door until they arrive.',
      ],
    },
    {
      heading: 'Where to wait',
      paragraphs: [
        'Wait somewhere well lit, where people can see you: a lobby, a store, a neighbor’s front step. If it’s cold, wait indoors and tell us where. Next to a busy road, stay away from the traffic.',
        'Keep your phone charged. We’ll call you when we arrive.',
      ],
    },
    {
      heading: 'How to give your exact location',
      paragraphs: ['Two towns can have a street of the same name, so the order matters:'],
      items: [
        {
          title: 'The town',
          text:
            bergenlineTowns() === null
              ? 'Before anything else.'
              : `Bergenline Avenue runs through ${bergenlineTowns()} of our towns.`,
        },
        { title: 'The house number and the cross street', text: 'The cross street saves time.' },
        { title: 'The unit number and the gate code', text: 'If there is one.' },
        {
          title: 'For a car',
          text: 'The lot, the level and the row, and the color. Or press “Use my location” in the form.',
        },
      ],
    },
    {
      heading: 'ID and proof to have ready',
      paragraphs: ['We always check that it’s yours to open.'],
      items: [
        {
          title: 'Home',
          text: 'Photo ID with the address. A lease, a bill or mail helps. If it’s all inside, we’ll look at it once the door is open.',
        },
        {
          title: 'Car',
          text: 'Photo ID and the registration, title or rental contract. They may be in the car.',
        },
        {
          title: 'Business',
          text: 'Photo ID and a lease, a business license or a bill for that address.',
        },
        ...whileOffered(
          'Storage Unit Lockout',
          [{ title: 'Storage unit', text: 'Photo ID and the lease with the unit number.' }],
          [],
        ),
      ],
    },
    {
      heading: 'Who can say that you live there',
      paragraphs: [
        'If your ID is inside, the building manager, the landlord, a roommate or a neighbor can say that you live there. For a business, it’s the owner or the tenant on the lease. Have them there or on the phone.',
      ],
    },
    {
      heading: 'What to take photos of',
      paragraphs: [
        'Take a photo of the lock from the front, of the edge of the door if you can see it, and of the key if you have a piece of it. Read us any name or number you see. It helps us bring the right tools.',
      ],
    },
    {
      heading: 'What not to do',
      paragraphs: [],
      items: [
        { title: 'Don’t force the key', text: 'If it breaks, the job takes longer.' },
        {
          title: 'Don’t put glue or oil in the lock',
          text: 'Glue ruins it, and oil collects dirt.',
        },
        { title: 'Don’t climb', text: 'No balcony, no roof, no window.' },
        {
          title: 'Don’t pay more than the quote',
          text: 'The price is on the work order. It changes only if you agree to extra work.',
        },
      ],
    },
  ],
  further: {
    heading: 'More help while you wait',
    links: [
      { path: '/services/emergency-locksmith', text: 'See how a lockout works' },
      { path: '/guides/locksmith-scams', text: 'See what to ask before you say yes' },
      { path: '/pricing', text: 'See what a lockout costs' },
    ],
  },
}))
