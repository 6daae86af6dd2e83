import type { ServiceCopy } from '#app/content/types.ts'

export const gateLocks: ServiceCopy = {
  meta: {
    title: 'Gate Lock Repair & Installation',
    description:
      'Locks for iron areaway gates, alley gates and wooden side gates, built for rain and road salt. We set the gate straight first, then fit the lock.',
  },
  heading: 'Gate Locks',
  lead: 'Iron at the areaway, wood along the driveway. A gate lock lives outdoors, and we choose it and fit it that way.',
  blurb: 'Locks that live out in the rain.',
  plateAlt:
    'Part of an iron gate: a lock box between two spear-topped pickets, its latch reaching the keeper on the post, and a swing cover over the keyhole.',
  callouts: [
    { part: 'box', title: 'Lock box', text: 'Welded between two pickets' },
    { part: 'latch', title: 'Latch', text: 'A long throw, since gates sag' },
    { part: 'keeper', title: 'Keeper', text: 'Set where the latch lands now' },
    { part: 'cover', title: 'Cover', text: 'Keeps rain out of the keyhole' },
  ],
  promise: {
    heading: 'Made for salt and slamming.',
    paragraphs: [
      'An indoor lock on a gate gives out in a winter or two. Along the river the salt comes from both sides, the road and the air. We fit locks meant for it: stainless or brass inside, a cover over the keyhole, and a throw long enough to reach a keeper that has wandered.',
      'Most gates that will not lock have only moved. The post leans, the hinge wears, the boards swell. We bring gate and keeper back together first. If the iron itself has cracked we tell you, since that weld comes before any lock.',
    ],
  },
  whenToCall: {
    heading: 'Go look at your gate',
    items: [
      'The latch passes under the keeper and the gate swings free.',
      'The cylinder has seized and the key is starting to bend.',
      'A hand fits through the pickets and turns the inside knob.',
      'Four households share an alley gate and nobody shares a key.',
      'The driveway gate bangs all night when the wind is off the Hudson.',
    ],
  },
  comparison: {
    heading: 'Iron gate or wooden gate',
    columns: ['Iron gate', 'Wooden gate'],
    rows: [
      {
        label: 'Lock that suits',
        cells: ['Box lock or deadlatch in a steel box', 'Rim lock or long-throw gate lock'],
      },
      {
        label: 'Held on by',
        cells: ['A weld or through-bolts', 'Carriage bolts through the frame'],
      },
      {
        label: 'What goes wrong',
        cells: ['Hinges wear and the gate drops', 'Boards swell and the post leans'],
      },
      {
        label: 'Keeping hands out',
        cells: ['A plate or mesh behind the lock', 'The boards do it'],
      },
    ],
  },
  steps: {
    heading: 'Out at the gate',
    items: [
      { title: 'Swing it', text: 'We watch where it lands before we look at the lock.' },
      {
        title: 'Set it',
        text: 'Hinge, stop and keeper come first. No latch hits a moving target.',
      },
      {
        title: 'Fit it',
        text: 'Box, cylinder, cover. Allow an hour or two, longer where rust or a weld is in the way.',
      },
      { title: 'Slam it', text: 'From both sides, the way everyone else on the block will.' },
    ],
  },
  price: {
    heading: 'What a gate lock costs',
    paragraphs: [
      'Lock installation starts at {installationPrice}, and a gate adds what a gate needs: a box, bolts, a shield plate, at times a weld. Moving a keeper or freeing a stiff latch is the small end of it.',
      'How long the fence is does not count. How rusted the old lock is does, because it has to come off in one piece or in several.',
    ],
  },
  ready: {
    heading: 'Look before you call',
    items: [
      {
        icon: 'camera',
        title: 'Two photos',
        text: 'Latch side and hinge side, gate shut. They help you describe it.',
      },
      { icon: 'key', title: 'The house key', text: 'To see whether the gate can take it too.' },
      {
        icon: 'people',
        title: 'Who uses it',
        text: 'Every tenant and neighbor who needs to get through.',
      },
    ],
  },
  refusals: {
    heading: 'Gates we leave unlocked',
    items: [
      'A gate that people escape through gets no keyed lock on the inside.',
      'A shared alley stays unlocked until all who have a right to it agree.',
      'We do not bolt anything to a rotten post; it would come away with the first slam.',
    ],
  },
  questions: {
    heading: 'Asked through the pickets',
    items: [
      {
        question: 'Can the gate use my front-door key?',
        answer:
          'If the gate lock comes in the same keyway. We choose the cylinder with that key in our hand.',
      },
      {
        question: 'Could it have a keypad instead?',
        answer:
          'Yes, a mechanical one: push buttons, no battery, made for outdoors. Buzzers and powered gates are access control.',
      },
      {
        question: 'It freezes every January. What helps?',
        answer:
          'Dry lubricant before the cold and the cover kept down. Never hot water: it runs in and freezes there.',
      },
      {
        question: 'The gate over my fire escape window needs a key. Is that right?',
        answer:
          'A window you might escape through should open from inside without one. Tell your landlord, and ask the local fire prevention office.',
      },
    ],
  },
  related: { heading: 'Past the gate' },
  aside: { heading: 'Iron or wood?', hint: 'That and the street tell us what to load.' },
}
