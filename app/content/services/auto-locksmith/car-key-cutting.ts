import type { ServiceCopy } from '#app/content/types.ts'

export const carKeyCutting: ServiceCopy = {
  meta: {
    title: 'Car Key Cutting by Code or Trace',
    description:
      'Edge-cut and laser-cut car keys made on the van, by factory code or from the key you have. When a trace will do, when it copies wear, and what to bring.',
  },
  heading: 'Car Key Cutting',
  lead: 'Only the metal: a blade cut to its factory depths or copied from the one you hold, at your curb, tried in your lock.',
  blurb: 'By code or by eye, on the van.',
  plateAlt:
    'A key machine at work: the cutter wheel over a blank held in a vise, and a card with the depths of the code beside it.',
  callouts: [
    { part: 'wheel', title: 'Cutter wheel', text: 'Goes as deep as the code says' },
    { part: 'blank', title: 'Blank', text: 'Right profile, or it goes no way' },
    { part: 'vise', title: 'Vise', text: 'A hair off here ruins it all' },
    { part: 'code', title: 'Code card', text: 'Depths the factory started from' },
  ],
  promise: {
    heading: 'Cut to the code.',
    paragraphs: [
      'Each key copied from a key takes its wear along. By the third generation the blade still looks right and the lock has begun to argue. A key cut by code starts over: the depths are those the factory gave the lock, whatever your old one has lost since.',
      'We find the code on a tag, through the VIN, or by reading the wafers in the door. Standard keys are cut along the edge with a wheel. Laser-cut keys carry a groove down the side and need a milling cutter.',
    ],
  },
  whenToCall: {
    heading: 'Metal is the matter when',
    items: [
      'The key works if you pull it out a hair and try again.',
      'You bought a blank or a shell and it has no cuts.',
      'The blade of a flip key is bent or snapped at the hinge.',
      'Your classic never heard of chips.',
      'The emergency blade in the fob was never cut at all.',
    ],
  },
  comparison: {
    heading: 'By code or by trace',
    columns: ['By code', 'By trace'],
    rows: [
      { label: 'Starts from', cells: ['A number: tag, VIN or door lock', 'The key in your hand'] },
      { label: 'Wear', cells: ['Left behind', 'Copied with the rest'] },
      {
        label: 'Pick it when',
        cells: ['The old key sticks or is gone', 'The old key is nearly new'],
      },
    ],
  },
  steps: {
    heading: 'On the machine',
    items: [
      {
        title: 'Match the blank',
        text: 'Profile, length, groove. We hold it against your lock and not against a picture.',
      },
      {
        title: 'Find the depths',
        text: 'Measured off a good key that is minutes. Read from a door lock it can be half an hour.',
      },
      { title: 'Cut and clean', text: 'Cuts made, burrs brushed away.' },
      {
        title: 'Try it cold',
        text: 'Door, trunk, ignition. It should go in and turn without a word.',
      },
    ],
  },
  price: {
    heading: 'What a blade costs',
    paragraphs: [
      'The least of all car key jobs, as long as it is metal only. A laser-cut blank costs more than an edge-cut one, a code that has to be looked up is a line of its own, and reading a door lock takes time at the car.',
      'Your own blank is welcome if its profile is right; then you pay for cutting. If it turns out that a chip is needed too, we tell you before the wheel turns.',
    ],
  },
  ready: {
    heading: 'Lay these on the hood',
    items: [
      {
        icon: 'key',
        title: 'Old key, new blank',
        text: 'Both halves of a broken one count as a key.',
      },
      {
        icon: 'scan',
        title: 'Any code tag',
        text: 'A small metal or plastic tag from the day the car was new.',
      },
      {
        icon: 'document',
        title: 'Registration',
        text: 'A code is a key, so it goes only to the owner.',
      },
    ],
  },
  refusals: {
    heading: 'What we do not cut',
    items: [
      'We do not cut from a photograph of somebody’s key.',
      'A near-enough blank is not forced into your lock.',
      'Key codes are not given out over the phone.',
    ],
  },
  questions: {
    heading: 'Asked over the noise',
    items: [
      {
        question: 'I have an unused key. Can you just cut it?',
        answer:
          'If the profile fits your lock and the chip, if there is one, suits your car. Say yes to that question in the form and keep the package it came in.',
      },
      {
        question: 'What is a laser-cut key?',
        answer:
          'One with a milled track on its side, often the same on both faces so it goes in either way. No laser is involved.',
      },
      {
        question: 'Will a fresh-cut key start my car?',
        answer:
          'If the car has no immobilizer, yes. Otherwise it opens the doors, and starting needs a chip that the car has learned.',
      },
    ],
  },
  related: { heading: 'If the blade is not all' },
  aside: { heading: 'Which blade?', hint: 'Model year, and whether the groove is on the side.' },
}
