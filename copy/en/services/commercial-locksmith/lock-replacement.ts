import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndArea } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const commercialLockReplacement = perFacts((): ServiceCopy => ({
  meta: {
    title: `Commercial Locks in ${baseTown()}, ${region()}`,
    description: `Commercial lock replacement for store, office and building doors in ${townAndArea()}, from {installationPrice} plus the lock.`,
  },
  heading: 'Commercial Lock Replacement',
  lead: `We replace locks on store, office and building doors in ${area()}, 24/7, and fix the door that wore out the old one. Fitting one starts at {installationPrice}; the lock is extra.`,
  blurb: 'Store, office and building doors.',
  plateAlt:
    'A storefront lever lock pulled apart: cylinder and lever on the left, the latch that sits in the edge of the aluminum door, and the strike of the frame.',
  callouts: [
    { part: 'cylinder', title: 'Cylinder', text: 'Can fit the key you have' },
    { part: 'lever', title: 'Lever', text: 'Opens without a tight grip' },
    { part: 'latch', title: 'Latch', text: 'Sits in the door’s edge' },
    { part: 'strike', title: 'Strike plate', text: 'The latch locks into it' },
  ],
  price: {
    heading: 'What a business lock costs',
    paragraphs: ['A fire door takes parts that are listed for it, and those cost more.'],
  },
  promise: {
    heading: 'How we choose a business lock',
    paragraphs: [
      'Business doors open hundreds of times a day, and locks are tested for that under the ANSI/BHMA standards. Grade 1 stands the most use, Grade 3 the least. Which one you need depends on the door, so we count the people who use it.',
      'A door that slams or sags wears out its next lock too. We set the closer, the hinges or the pivots on the same visit, before the new lock goes in.',
    ],
  },
  comparison: {
    heading: 'Grade 1 or Grade 2?',
    columns: ['Grade 1', 'Grade 2'],
    rows: [
      {
        label: 'Where to use it',
        cells: ['Front doors, schools and shared entrances', 'Offices, stockrooms and back doors'],
      },
      {
        label: 'How it is tested',
        cells: ['For the most cycles and the most force', 'For fewer cycles and less force'],
      },
      {
        label: 'Where it is wrong',
        cells: ['A closet that is hardly used: it costs too much', 'The only door of a busy store'],
      },
    ],
  },
  whenToCall: {
    heading: 'When to replace a business lock',
    items: [
      'The lever droops, and people lift it to get out.',
      'You wiggle the key to lock the glass door.',
      'A break-in bent the latch or the frame.',
      'The public or your staff have to twist a round knob.',
      'Parts for the old lock are no longer made.',
    ],
  },
  ready: {
    heading: 'What to have ready for a new lock',
    items: [
      {
        icon: 'scan',
        title: 'The lock’s brand',
        text: 'It’s on the edge of the door or under the lever.',
      },
      {
        icon: 'document',
        title: 'What the fire label says',
        text: 'Look for a small metal plate on the hinge side. Not every door has one.',
      },
      {
        icon: 'clock',
        title: 'A time when the door can stay open',
        text: 'Choose a slow hour. We need it open while we work.',
      },
    ],
  },
  questions: {
    heading: 'Questions about new business locks',
    items: [
      {
        question: 'Do I have to use a lever? I like my knob.',
        answer:
          'For doors that the public or staff use, yes, or a push or a pull. The ADA standards require hardware that works without a tight grip or a twist of the wrist (section 404.2.7).',
      },
      {
        question: 'Can I have a lock that needs a key to get out?',
        answer:
          'On a few main entrances of stores and offices, with a sign, where your fire official allows it. Everywhere else people have to get out with one motion.',
      },
      {
        question: 'Can the new lock use our old key?',
        answer: 'Yes, ordered for your kind of key. Show us one before we order.',
      },
      {
        question: 'What are storeroom, classroom and office locks?',
        answer:
          'They differ in when the outside lever is locked. On a storeroom lock it always is. A classroom lock is locked with a key from outside, an office lock with a button inside.',
      },
    ],
  },
  related: { heading: 'Other business lock services' },
  aside: {
    heading: 'Book a business lock',
    hint: 'Tell us what the door is made of.',
  },
}))
