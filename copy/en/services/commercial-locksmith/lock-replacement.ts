import { area, baseTown, townAndArea } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const commercialLockReplacement: ServiceCopy = {
  meta: {
    title: `Commercial Lock Replacement, ${baseTown}`,
    description: `New locks for store, office and building doors, installed in ${townAndArea}. Try the keys before you pay. Call 24/7 for a quote.`,
  },
  heading: 'Commercial Lock Replacement',
  lead: `Store or office lock worn out or broken? We’ll install a new one in ${area}, day or night. Installation starts at {installationPrice}, plus the lock. Call, and we’ll quote the work and the lock. You try the keys before you pay.`,
  blurb: 'New locks for store, office and building doors.',
  plateAlt:
    'A storefront lever lock pulled apart: cylinder and lever on the left, the latch that sits in the edge of the aluminum door, and the strike of the frame.',
  callouts: [
    { part: 'cylinder', title: 'Cylinder', text: 'Can fit the key you have' },
    { part: 'lever', title: 'Lever', text: 'Opens without a tight grip' },
    { part: 'latch', title: 'Latch', text: 'Sits in the door’s edge' },
    { part: 'strike', title: 'Strike plate', text: 'The latch locks into it' },
  ],
  promise: {
    heading: 'How we choose a business lock',
    paragraphs: [
      'Business doors open many times a day, so the lock has to be made for it. Locks are tested under the ANSI/BHMA standards. Grade 1 is for the most use, Grade 2 for less, Grade 3 for light use. Tell us how the door is used, and we’ll help you choose.',
      'A bad door ruins good locks. If the door slams or sags, we fix the closer or the hinge on the same visit. Otherwise the new lock wears out too.',
    ],
  },
  whenToCall: {
    heading: 'Replace a business lock when',
    items: [
      'The lever droops and you have to lift it to get out.',
      'You have to wiggle the key to lock the glass door.',
      'A break-in bent the latch or the frame.',
      'The public or your staff have to use a round knob.',
      'The lock is broken and its parts are no longer made.',
    ],
  },
  comparison: {
    heading: 'Should you buy Grade 1 or Grade 2?',
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
        label: 'Where not to use it',
        cells: ['A closet opened twice a day', 'The only door of a busy store'],
      },
    ],
  },
  price: {
    heading: 'What a business lock costs',
    paragraphs: [
      'Lock installation starts at {installationPrice}, plus the lock. The price goes up with the grade and the type of lock. A fire door needs listed parts, which cost more.',
      'It costs less if the new lock fits the old holes. If you want it to work with your old key, tell us when you call.',
    ],
  },
  ready: {
    heading: 'What to have ready for a new lock',
    items: [
      {
        icon: 'scan',
        title: 'The lock’s brand',
        text: 'Look on the edge of the door or under the lever.',
      },
      {
        icon: 'document',
        title: 'What the fire label says',
        text: 'It’s a small metal plate on the hinge side, if the door has one.',
      },
      {
        icon: 'clock',
        title: 'A time when the door can stay open',
        text: 'We need it open while we work.',
      },
    ],
  },
  questions: {
    heading: 'Questions about new business locks',
    items: [
      {
        question: 'Do I have to use a lever? I like my knob.',
        answer:
          'On doors for the public or staff, accessibility rules require a handle that works without a tight grip or a twist. That means a lever, a push or a pull.',
      },
      {
        question: 'Can the new lock use our old key?',
        answer: 'Yes, if we order it for your kind of key. Tell us before we buy it.',
      },
      {
        question: 'What are storeroom, classroom and office locks?',
        answer:
          'It depends on when the outside lever is locked. On a storeroom lock it always is. On a classroom lock you lock it with a key from outside. On an office lock you push a button inside.',
      },
    ],
  },
  related: { heading: 'Other business lock services' },
  aside: {
    heading: 'Book a business lock',
    hint: 'Pick a time. On the next page, tell us what the door is made of.',
  },
}
