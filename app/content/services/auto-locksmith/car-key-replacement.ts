import type { ServiceCopy } from '#app/content/types.ts'

export const carKeyReplacement: ServiceCopy = {
  meta: {
    title: 'Car Key Replacement, North Bergen NJ',
    description:
      'Lost the only key? We cut a new one from the VIN or the door lock and program it beside the car, in North Bergen and seven towns around it. No tow.',
  },
  heading: 'Car Key Replacement',
  lead: 'Cut and programmed where the car is parked, in any of our eight towns, at any hour.',
  blurb: 'Lost the last one? We start from the VIN.',
  plateAlt:
    'A car key taken apart: the head with three buttons, the transponder chip, and the blade with its cut.',
  callouts: [
    { part: 'buttons', title: 'Buttons', text: 'Re-learned to your car' },
    { part: 'chip', title: 'Chip', text: 'Tells the immobilizer it is you' },
    { part: 'cut', title: 'Cut', text: 'From the VIN or the old lock' },
  ],
  promise: {
    heading: 'No tow truck.',
    paragraphs: [
      'Lost the only key? The car can stay where it is. We cut a new one from the VIN, or from the door lock if the VIN leads nowhere, then program it beside the car. Most take under an hour once we are there.',
      'What makes it longer is the car. Some security modules keep everyone waiting before they talk, some want a code from the maker first, and a flat car battery has to be fed for the whole of it.',
    ],
  },
  whenToCall: {
    heading: 'You need a new key if',
    items: [
      'The last key is gone and the spare was lost a year before it.',
      'Your bag was stolen and the car is parked where the thief can guess.',
      'The blade snapped and the head with the chip went down a drain.',
      'You bought the car at auction, as it stood.',
      'The key went through the wash and the dash no longer knows it.',
    ],
  },
  comparison: {
    heading: 'All keys lost, or one left',
    columns: ['All keys lost', 'One key left'],
    rows: [
      {
        label: 'How we cut it',
        cells: ['From the VIN, checked against the door', 'Copied, then corrected for wear'],
      },
      {
        label: 'Programming',
        cells: ['Old keys erased, new one learned', 'New one added, old one stays'],
      },
      { label: 'What we need', cells: ['ID and registration or title', 'ID and the key'] },
      { label: 'Time at the car', cells: ['Often 40 to 60 minutes', 'Often 20 to 30 minutes'] },
    ],
  },
  steps: {
    heading: 'Beside the car',
    items: [
      {
        title: 'Price by phone',
        text: 'Year, make, model, and whether any key is left. You get one figure for cut and program.',
      },
      {
        title: 'Open and check',
        text: 'We open the door without harm, read the VIN and see that it matches your papers.',
      },
      {
        title: 'Cut',
        text: 'By the factory code, or by reading the wafers of the door. Tried in the door before it meets the ignition.',
      },
      {
        title: 'Program',
        text: 'Through the diagnostic port. Lost keys are dropped from memory wherever the car allows it.',
      },
    ],
  },
  price: {
    heading: 'What a lost key costs',
    paragraphs: [
      'Three things set it: the kind of key, the age of the immobilizer, and whether one key is left to learn from. A flip key from ten years ago and a proximity fob from last year are different jobs, and we say which is yours before anyone drives.',
      'The color and the trim of the car do not count. A second key made on the same visit costs less than one on a second visit, because the car is already listening.',
    ],
  },
  ready: {
    heading: 'Have these ready',
    items: [
      { icon: 'id', title: 'Photo ID', text: 'The name should match the registration.' },
      {
        icon: 'document',
        title: 'Registration or title',
        text: 'Locked in the glovebox? Tell us, we open the car first.',
      },
      {
        icon: 'scan',
        title: 'The VIN',
        text: 'Seventeen characters, low on the windshield, driver’s side.',
      },
    ],
  },
  refusals: {
    heading: 'Keys we do not make',
    items: [
      'Without a tie to you, or a yes from its owner, a car gets no key from us.',
      'A stolen key does not stay in the car’s memory if the car lets us erase it.',
      'We do not talk you into buttons you did not ask for.',
    ],
  },
  questions: {
    heading: 'Asked beside the car',
    items: [
      {
        question: 'Can you do my make?',
        answer:
          'Most cars sold here, yes. A few makes release programming for late models only to their dealers, and we tell you so before you spend anything.',
      },
      {
        question: 'Will the key I lost still start the car?',
        answer:
          'Not once it is erased from the immobilizer. Its blade may still turn the door, so ask us about rekeying that lock if it was stolen.',
      },
      {
        question: 'The car is leased. May I order a key?',
        answer:
          'Bring the lease and your ID. You drive it in your name, and that is what we check.',
      },
    ],
  },
  related: { heading: 'Same van, same visit' },
  aside: { heading: 'Year, make, model', hint: 'Three answers and we can price it.' },
}
