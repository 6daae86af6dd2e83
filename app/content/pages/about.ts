import type { AboutCopy } from '../page-types.ts'

export const about: AboutCopy = {
  meta: {
    title: 'About the Locksmith at Your Door',
    description:
      'Who comes to the door, what is in the van, what we write down and what we will not do. A locksmith for North Bergen and seven towns around it.',
  },
  heading: 'Who comes to the door',
  lead: 'A locksmith with a license, a van and your cross street. That is the whole company as you will meet it.',
  passages: [
    {
      heading: 'What we do',
      paragraphs: [
        'Locks and keys. Doors that will not open and doors that will not stay shut. Keys that broke, keys that went for a swim, keys that a former tenant still has. Cars that no longer know their owner.',
        'Eighteen kinds of job have a page of their own here. The nineteenth is called Other. It is there because a lock does not care what a menu says, and because a safe, a glass case or a filing cabinet needs opening too.',
      ],
    },
    {
      heading: 'How we decide',
      paragraphs: [
        'Simple things first. Is it really locked, or is the latch caught? Is it the lock, or has the door dropped on its hinges? Is there a crack in the key? A good part of this trade is looking before touching.',
        'If it can be picked, it is picked. If it can be repaired, it is repaired. A new lock comes out of its box when the old one has run out of arguments, and you hear the argument before you hear the price.',
      ],
    },
    {
      heading: 'What we write down',
      paragraphs: [
        'The job, the address, the hour, the figure we agreed on, the name and license of whoever did the work, and that your ID was seen. It fits on one sheet. You read it, you try the key, and then you sign.',
      ],
    },
    {
      heading: 'What we will not do',
      paragraphs: [
        'Open a home for somebody who cannot show that they belong in it. Put a tenant out for a landlord. Chain an exit. Fit a window gate that needs a key from inside. Sell you a cylinder because drilling would have been quicker for us.',
        'We say no politely, and we say it on the phone when we can, before anybody has driven anywhere.',
      ],
    },
    {
      heading: 'Why there are stakes everywhere',
      paragraphs: [
        'The cliff over the Hudson looks like a fence of stakes, and a fence of stakes is a palisade. A pin-tumbler lock is the same picture, small: a row of stakes that must all stand at one height before anything turns. We work along that cliff, which is why this site is full of them.',
      ],
    },
  ],
  van: {
    heading: 'In the van',
    items: [
      'Picks and tension wrenches, which come out first.',
      'A pin kit: springs, top pins, bottom pins, sorted by length.',
      'Blanks for house, mailbox, padlock and car.',
      'A cutter that works from a number and one that works from a key.',
      'A programmer for chips and fobs.',
      'Strikes, hinges and long screws, because it is often the door.',
      'A drill, at the bottom of the box.',
    ],
  },
  license: {
    title: 'Look us up',
    text: '{businessName} states its New Jersey license on every page: {license}. The Division of Consumer Affairs keeps the register. Check it before you let us in. We would.',
  },
}
