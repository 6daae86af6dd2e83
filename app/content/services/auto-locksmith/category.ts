import { CATEGORY_BLURBS } from '../../category-blurbs.ts'
import type { CategoryCopy } from '#app/content/types.ts'

export const autoLocksmith: CategoryCopy = {
  meta: {
    title: 'Auto Locksmith, North Bergen NJ',
    description:
      'Car keys cut and programmed at the curb, fobs paired, spares made, ignition cylinders repaired. Give year, make and model; hear the price before we drive.',
  },
  heading: 'Auto Locksmith',
  lead: 'Year, make and model, and how many keys you have left. With that we know what to bring and what it costs.',
  blurb: CATEGORY_BLURBS.automotive,
  plateAlt:
    'A car seen from the side with its four locksmith’s parts marked: the door lock, the ignition, a fob and a key.',
  callouts: [
    { part: 'door', title: 'Door lock', text: 'The key’s cuts can be read here' },
    { part: 'ignition', title: 'Ignition', text: 'Wafers, or only a start button' },
    { part: 'fob', title: 'Fob', text: 'A radio with a battery to mind' },
    { part: 'key', title: 'Key', text: 'Steel outside, a chip inside' },
  ],
  promise: {
    heading: 'The car stays where it is.',
    paragraphs: [
      'A car key is two things in one handle. The blade turns the lock, and that is cut. The chip answers the immobilizer, and that is programmed. Most cars since the late nineties want both, and a key that is only cut will open the door and then refuse to start the engine.',
      'We do both beside the car: in the lot at the Port Imperial ferry, on a side street off Kennedy Boulevard, up the ramp of a garage in Newport. For a garage, tell us the level and the clearance.',
      'Some makes keep their newest models to themselves. If yours is one of those, you hear it on the phone, while it is still free to hear.',
    ],
  },
  chooser: {
    heading: 'What is wrong with the key',
    items: [
      {
        slug: 'car-key-replacement',
        title: 'The key is lost',
        text: 'All of them, or the one that matters. We work from the VIN or from the locks, and program a new one.',
      },
      {
        slug: 'key-fob-programming',
        title: 'The buttons are dead',
        text: 'A new battery changed nothing, or you bought a fob that the car does not know.',
      },
      {
        slug: 'car-key-duplicate',
        title: 'You have just one',
        text: 'A spare costs less while there is a key to copy from.',
      },
      {
        slug: 'car-key-cutting',
        title: 'Metal only',
        text: 'A blade worn smooth, a blank you bought, an older car without a chip.',
      },
      {
        slug: 'ignition-lock-cylinder',
        title: 'The key will not turn',
        text: 'In the door it works, in the column it does not. The cylinder wants attention.',
      },
    ],
  },
  whenToCall: {
    heading: 'It is one of ours if',
    items: [
      'The keys went over the rail of the ferry.',
      'You bought a used car and it came with one key and a shrug.',
      'The dash shows a key with a line through it.',
      'You jiggle the key to start and have stopped noticing that you do.',
      'The fob works only when you hold it against the glass.',
    ],
  },
  steps: {
    heading: 'From the VIN to the engine',
    items: [
      {
        title: 'Give us the car',
        text: 'Year, make, model, and push button or keyhole. The form asks the same.',
      },
      {
        title: 'Show papers',
        text: 'Your ID with registration, title or rental contract. Key codes are released on that footing only.',
      },
      {
        title: 'Cut, then program',
        text: 'The blade is tried in the door first. Then the car learns the chip.',
      },
      { title: 'Start it', text: 'Every button, every lock, and the engine more than once.' },
    ],
  },
  price: {
    heading: 'Where car key prices come from',
    paragraphs: [
      'From the car, mostly. A plain steel key is cheap to make, a chip key costs more, a push-button fob costs the most, and having none left adds work to any of them. There is no single figure that would be true for all, so ask with the model year in hand.',
      'Cut and program are quoted as one job. You pay once the engine starts.',
    ],
  },
  refusals: {
    heading: 'Cars we walk away from',
    items: [
      'No key is made for a car without a yes from the name on its papers.',
      'We do not switch off an immobilizer to save the price of a chip.',
      'We do not sell a fob before we know that the car takes it.',
    ],
  },
  questions: {
    heading: 'Asked leaning on the fender',
    items: [
      {
        question: 'Is a dealer cheaper?',
        answer:
          'Sometimes on the part. Add the tow when no key is left, then compare, and ask both of us for the whole sum.',
      },
      {
        question: 'How many keys does my car know?',
        answer:
          'On many cars the immobilizer tells us. We read the count, and drop the keys you cannot account for.',
      },
      {
        question: 'Where is the VIN?',
        answer:
          'Low behind the windshield on the driver’s side, on the door jamb sticker, and on your insurance card.',
      },
    ],
  },
}
