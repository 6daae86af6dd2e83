import { CATEGORY_BLURBS } from '../../category-blurbs.ts'
import type { CategoryCopy } from '#app/content/types.ts'

export const residentialLocksmith: CategoryCopy = {
  meta: {
    title: 'Residential Locksmith, North Bergen NJ',
    description:
      'Rekey, replace or repair the locks of a house, condo or walk-up, and the gate in front of it. How to tell which of the four your door needs.',
  },
  heading: 'Residential Locksmith',
  lead: 'New pins, a new lock, a repair or a gate. Tell us the door and who has keys to it, and we say which one it is.',
  blurb: CATEGORY_BLURBS.residential,
  plateAlt:
    'A front door and the gate before it: a deadbolt above a knob, a ring of keys handed out over the years, and a lock on the garden gate.',
  callouts: [
    { part: 'deadbolt', title: 'Deadbolt', text: 'The one that keeps people out' },
    { part: 'knob', title: 'Knob', text: 'Holds the door shut, no more' },
    { part: 'keys', title: 'Old keys', text: 'Who still has one?' },
    { part: 'gate', title: 'Garden gate', text: 'Weather gets here first' },
  ],
  promise: {
    heading: 'Count the keys first.',
    paragraphs: [
      'Most trouble with a house lock is trouble with its keys. The roommate left, the contractor is done, the sellers had a cleaner. The lock is fine and the pins are wrong. We change the pins and you pay for that, not for a box with a lock in it.',
      'After keys come doors. Frame houses along the Palisades settle, and rowhouse doors swell in August. A bolt that met its strike in March now scrapes it. We look at the hinge and the strike before we look at the lock.',
      'A new lock is for the day the old one is worn, weak or wrong for its door.',
    ],
  },
  chooser: {
    heading: 'Four jobs, told apart',
    items: [
      {
        slug: 'lock-replacement',
        title: 'Worn, weak or wrong',
        text: 'The key slips out half turned, the door has only a knob, or you want a keypad. A new lock, in the holes that are there.',
      },
      {
        slug: 'lock-rekey',
        title: 'Too many keys out',
        text: 'The lock works and you do not know who can open it. Same lock, new pins.',
      },
      {
        slug: 'lock-repair',
        title: 'Sticks, spins, scrapes',
        text: 'You lift the door to lock it, or the lever hangs. Often a hinge, sometimes a spring.',
      },
      {
        slug: 'gate-locks',
        title: 'Out in the rain',
        text: 'Iron areaway gates and wooden side gates want locks of another build.',
      },
    ],
  },
  whenToCall: {
    heading: 'Days people book us',
    items: [
      'The closing was today and the keys came in an envelope marked “front?”.',
      'Somebody moved out and their key did not come back.',
      'A break-in left the frame split and the bolt bent.',
      'The deadbolt only turns when you put a shoulder to the door.',
      'Your ring has six keys for one address.',
    ],
  },
  steps: {
    heading: 'How a house call goes',
    items: [
      {
        title: 'Walk the doors',
        text: 'On the phone, from the street to the bedroom: what each one has on it, and what bothers you.',
      },
      {
        title: 'Get one number',
        text: 'For the whole list. If the door surprises us, you hear about it before the drill does.',
      },
      {
        title: 'Pick the day',
        text: 'Tonight, this week or in two weeks. The form has a field for it.',
      },
      {
        title: 'Watch or do not',
        text: 'Most of it happens on a cloth on your floor. Keys are tried three times before we fold it up.',
      },
    ],
  },
  price: {
    heading: 'How house work is priced',
    paragraphs: [
      'Fitting a lock starts at {installationPrice}. Rekeying goes by the cylinder and repair by what has to come apart. More doors on one visit are cheaper than more visits.',
      'Rot, steel doors and missing wood around the edge add work. The view from the window does not.',
    ],
  },
  refusals: {
    heading: 'What we say no to',
    items: [
      'We do not sell a new lock where new pins or a hinge screw would do.',
      'Nobody with the right to come in gets locked out by us.',
      'We do not leave a door that we would not sleep behind.',
    ],
  },
  questions: {
    heading: 'Asked in the kitchen',
    items: [
      {
        question: 'Rekey or replace after moving in?',
        answer:
          'Rekey, nearly always. It makes every old key useless and leaves the lock you paid for with the house. Replace what is worn or what you dislike.',
      },
      {
        question: 'Do I have to be home?',
        answer:
          'You or an adult you name, yes. We check that whoever opens the door may ask for the work.',
      },
      {
        question: 'My building has rules about locks. Do you know them?',
        answer:
          'Not yours. Condo boards and landlords often want the outside to match or a key on file, so ask them before you pick hardware.',
      },
      {
        question: 'Can you do the mailbox too?',
        answer:
          'A mailbox that belongs to you, yes: tell us and we bring a cam lock. Panels that the Postal Service locks are theirs to open.',
      },
    ],
  },
}
