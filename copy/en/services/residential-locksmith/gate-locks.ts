import { area, baseTown, region, townAndCounty } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const gateLocks: ServiceCopy = {
  meta: {
    title: `Gate Lock Repair in ${baseTown}, ${region}`,
    description: `Gate locks repaired and installed in ${townAndCounty}: iron, alley and wooden side gates. Describe the gate for a price, 24/7.`,
  },
  heading: 'Gate Lock Repair',
  lead: `Gate won’t lock? We’ll line it up, fix the lock or put in one made for outdoors in ${area}, day or night. Describe the gate, and we’ll give you a price.`,
  blurb: 'Locks for iron and wooden gates, fixed or new.',
  plateAlt:
    'Part of an iron gate: a lock box between two spear-topped pickets, its latch reaching the strike plate on the post, and a swing cover over the keyhole.',
  callouts: [
    { part: 'box', title: 'Lock box', text: 'Welded between two pickets' },
    { part: 'latch', title: 'Latch', text: 'Extra long, because gates sag' },
    { part: 'keeper', title: 'Strike plate', text: 'The latch locks into it' },
    { part: 'cover', title: 'Cover', text: 'Keeps water and dust out' },
  ],
  promise: {
    heading: 'How we fix a gate that won’t lock',
    paragraphs: [
      'Many gates that won’t lock have sagged or moved. The post leans, a hinge wears out or the wood swells. So we line up the gate first, then check the lock.',
      'If you need a new lock, we use one made for outdoors: stainless steel or brass inside, a cover over the keyhole, and a longer latch. Rain, dust or salt can ruin a lock made for indoors.',
      'If the iron is cracked, it has to be welded before it can hold a lock. We’ll show you before we start.',
    ],
  },
  whenToCall: {
    heading: 'When to call us about a gate',
    items: [
      'The latch misses the strike plate and the gate swings open.',
      'The lock is stuck and the key starts to bend.',
      'Someone can reach through the bars and turn the knob.',
      'Neighbors share an alley gate and need keys.',
      'The gate bangs in the wind.',
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
  price: {
    heading: 'What a gate lock costs',
    paragraphs: [
      'Moving a strike plate or freeing a stuck latch costs the least. A new lock costs more. So do a box, bolts, a shield plate or a weld, if the gate needs them.',
      'A rusted lock takes longer to remove. Tell us about rust when you call, and the quote will include it.',
    ],
  },
  ready: {
    heading: 'What to have ready for a gate',
    items: [
      {
        icon: 'camera',
        title: 'Two photos of the gate',
        text: 'The latch side and the hinge side. If you book online, you can add them to your request.',
      },
      {
        icon: 'key',
        title: 'Your house key',
        text: 'The gate may be able to use the same key.',
      },
      {
        icon: 'people',
        title: 'The number of keys you need',
        text: 'One for each tenant and neighbor who uses the gate.',
      },
    ],
  },
  questions: {
    heading: 'Questions about gate locks',
    items: [
      {
        question: 'Can the gate use my front door key?',
        answer: 'Often, yes. Show us the key, and we’ll look for a gate lock that takes it.',
      },
      {
        question: 'Can I have a keypad on the gate?',
        answer:
          'Yes. There are push-button locks for outdoors that need no battery. For buzzers and electric gates, see our access control page.',
      },
      {
        question: 'My gate lock is stiff. What can I do?',
        answer:
          'Clean it, use dry lubricant and keep the cover closed. If it’s frozen, don’t pour hot water on it: the water runs in and freezes. If it stays stiff, call us before the key breaks.',
      },
      {
        question: 'The security bars on my bedroom window need a key. Is that allowed?',
        answer:
          'You should be able to open them from inside without a key. Tell your landlord, or call your local fire prevention office.',
      },
    ],
  },
  related: { heading: 'More home lock services' },
  aside: {
    heading: 'Book a gate lock repair',
    hint: 'Pick a time. On the next page, tell us whether the gate is iron or wood.',
  },
}
