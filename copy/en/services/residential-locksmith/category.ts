import { area, baseTown, licensed, region } from '#copy/en/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const residentialLocksmith: CategoryCopy = {
  meta: {
    title: `Residential Locksmith, ${baseTown} ${region}`,
    description: `Home locks rekeyed, replaced and repaired, and gate locks too. A ${licensed}locksmith for houses and apartments in ${area}, 24/7.`,
  },
  heading: 'Residential Locksmith',
  lead: `Just moved in, lost a key, or have a lock that sticks? We’ll rekey, fix or replace it in ${area}, day or night. Tell us about your doors, and you’ll get one quote for all of them.`,
  blurb: 'Houses and apartments.',
  plateAlt:
    'A front door and the gate before it: a deadbolt above a knob, a ring of keys handed out over the years, and a lock on the garden gate.',
  callouts: [
    { part: 'deadbolt', title: 'Deadbolt', text: 'The lock that keeps people out' },
    { part: 'knob', title: 'Knob', text: 'Only keeps the door closed' },
    { part: 'keys', title: 'Old keys', text: 'Who still has one?' },
    { part: 'gate', title: 'Garden gate', text: 'Needs an outdoor lock' },
  ],
  promise: {
    heading: 'Rekey, repair or replace?',
    paragraphs: [
      'If a lock works well but too many people have keys, rekey it. We change the pins inside, and the old keys stop working. That usually costs less than a new lock.',
      'If a lock sticks, the door is often the cause. Houses settle, and wooden doors swell and shrink. We check the hinges and the frame before we blame the lock.',
      'You need a new lock when the old one is worn, weak or wrong for the door.',
    ],
  },
  chooser: {
    heading: 'Which home service do you need?',
    items: [
      {
        slug: 'lock-replacement',
        title: 'The lock is worn or weak',
        text: 'The key slips, the door has only a knob, or you want a keypad. We put in a new lock.',
      },
      {
        slug: 'lock-rekey',
        title: 'Too many people have keys',
        text: 'You moved in, or someone moved out. You keep the lock and get new keys.',
      },
      {
        slug: 'lock-repair',
        title: 'The lock sticks or spins',
        text: 'You have to lift the door to lock it, or the lever droops. It’s often a hinge or a spring.',
      },
      {
        slug: 'gate-locks',
        title: 'The gate won’t lock',
        text: 'Outdoor gates need locks made for the weather.',
      },
    ],
  },
  sceneLine: 'Keep the lock. Change who can open it.',
  price: {
    heading: 'What home lock work costs',
    paragraphs: [
      'Installing a lock starts at {installationPrice}, plus the lock. Rekeying is priced per lock. A repair depends on the lock and the part. If you have several doors, one quote covers them all.',
      'Rotted wood, steel doors and new holes cost more. Tell us about them when you call, and the quote will include them.',
    ],
  },
  questions: {
    heading: 'Questions about home locks',
    items: [
      {
        question: 'I just moved in. Should I rekey or replace?',
        answer:
          'Rekey, in most cases. Every old key stops working and you keep the locks. Replace only what is worn or what you don’t like.',
      },
      {
        question: 'Do I have to be home?',
        answer: 'You or another adult you name. We check that this person can authorize the work.',
      },
      {
        question: 'Does my building have rules about locks?',
        answer:
          'It may. Condo boards and landlords often require a matching lock, or want a copy of the key. Check with them before you choose a lock.',
      },
      {
        question: 'Can you change a mailbox lock?',
        answer:
          'Yes, if the lock is yours. In an apartment panel the landlord often owns it, so get the landlord’s OK first. Only the Postal Service may open the panels that it locks.',
      },
    ],
  },
}
