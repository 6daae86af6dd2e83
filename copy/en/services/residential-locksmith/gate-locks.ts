import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import { area, baseTown, region, townAndCounty } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const gateLocks = perFacts((): ServiceCopy => ({
  meta: {
    title: `Gate Lock Repair in ${baseTown()}, ${region()}`,
    description: `Locks for iron, alley and wooden side gates in ${townAndCounty()}, repaired or new, from {price}. Send two photos or call, day or night.`,
  },
  heading: 'Gate Lock Repair',
  lead: `We repair gate locks and fit new ones made for outdoors in ${area()}, 24/7, from {price} by day and {nightPrice} at night. We line up the gate first, because a sagging gate ruins any lock.`,
  blurb: 'Iron and wooden gates.',
  plateAlt:
    'Part of an iron gate: a lock box between two spear-topped pickets, its latch reaching the strike plate on the post, and a swing cover over the keyhole.',
  callouts: [
    { part: 'box', title: 'Lock box', text: 'Welded between two pickets' },
    { part: 'latch', title: 'Latch', text: 'Extra long, because gates sag' },
    { part: 'keeper', title: 'Strike plate', text: 'The latch locks into it' },
    { part: 'cover', title: 'Cover', text: 'Keeps water and dust out' },
  ],
  price: {
    heading: 'What a gate lock costs',
    paragraphs: [
      'Only some gates need a lock box, a shield plate or a weld; each is a line of its own.',
    ],
  },
  promise: {
    heading: 'How we fix a gate that won’t lock',
    paragraphs: [
      'Most gates that won’t lock have moved: the post leans, a hinge is worn, the wood has swollen. We set the hinge, the stop and the strike plate until the latch lands where it should.',
      'A new one is made for the weather: stainless steel or brass inside, a cover over the keyhole, and a longer latch. Rain and road salt ruin an indoor lock.',
      'We weld cracked iron before we fit a lock, and replace a rotted post first.',
    ],
  },
  comparison: {
    heading: 'Iron gate or wooden gate?',
    columns: ['Iron gate', 'Wooden gate'],
    rows: [
      {
        label: 'The lock it needs',
        cells: ['A lock in a steel box', 'A surface lock with a long latch'],
      },
      {
        label: 'How it is attached',
        cells: ['Welded or bolted through', 'Bolts through the frame'],
      },
      {
        label: 'What goes wrong',
        cells: ['Hinges wear and the gate sags', 'Boards swell and the post leans'],
      },
      {
        label: 'Reach-through protection',
        cells: ['A plate or mesh behind the lock', 'The boards block it'],
      },
    ],
  },
  whenToCall: {
    heading: 'Gate problems we fix',
    items: [
      'The latch misses and the gate swings open.',
      'The lock is stuck and the key starts to bend.',
      'Someone can reach through the bars and turn the knob.',
      'Neighbors share an alley gate and each need a key.',
      'The gate bangs in the wind.',
    ],
  },
  ready: {
    heading: 'What to have ready for a gate',
    items: [
      {
        icon: 'camera',
        title: 'Two photos of the gate',
        text: 'The latch side and the hinge side. You can add them after you book online.',
      },
      {
        icon: 'key',
        title: 'Your house key',
        text: 'Many gate locks can take the same one.',
      },
      {
        icon: 'people',
        title: 'The neighbors’ OK',
        text: 'For a shared alley, and how many keys each needs.',
      },
    ],
  },
  questions: {
    heading: 'Questions about gate locks',
    items: [
      {
        question: 'The gate is our way out in a fire. Can it be locked?',
        answer:
          'From the street, yes. From inside it has to open without a key, and that is the lock we fit.',
      },
      {
        question: 'Can I have a keypad on the gate?',
        answer: `Yes. There are push-button locks for outdoors that need no battery.${whileOffered('Access Control', ' For buzzers and electric gates, see access control.')}`,
      },
      {
        question: 'My gate lock is frozen. What can I do?',
        answer:
          'Warm the key and use a de-icer. Hot water runs in and freezes again. Keep the cover closed afterward.',
      },
    ],
  },
  related: { heading: 'More home lock services' },
  aside: {
    heading: 'Book a gate lock repair',
    hint: 'Tell us if the gate is iron or wood.',
  },
}))
