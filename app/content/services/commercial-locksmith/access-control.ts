import type { ServiceCopy } from '#app/content/types.ts'

export const accessControl: ServiceCopy = {
  meta: {
    title: 'Access Control Installation & Repair',
    description:
      'Keypads, card readers, electric strikes and buzzers for shops, offices and apartment buildings. What each part does, and what happens when the power fails.',
  },
  heading: 'Access Control',
  lead: 'A card, a code or a phone in place of a key you can never get back. It still hangs on a door that has to latch.',
  blurb: 'Cards and codes you can cancel.',
  plateAlt:
    'A door with electric access: a reader on the wall, a card held to it, a controller in its box, and an electric strike in the frame.',
  callouts: [
    { part: 'reader', title: 'Reader', text: 'Asks who is there' },
    { part: 'controller', title: 'Controller', text: 'Decides, on the safe side' },
    { part: 'strike', title: 'Strike', text: 'Lets the latch swing through' },
    { part: 'card', title: 'Card', text: 'Lost? Deleted before lunch' },
  ],
  promise: {
    heading: 'Cancel a card, not a lock.',
    paragraphs: [
      'When somebody leaves with a key, you rekey. When somebody leaves with a card, you delete it. The log of who came in and when is the second reason to have it.',
      'The parts are few: a reader outside, a controller where a thief cannot reach it, a strike or lock that the controller releases, a power supply with a battery. We fit them for one stockroom or for the lobby and the bike room, and we repair the vestibule door that buzzes open and then does not catch.',
    ],
  },
  whenToCall: {
    heading: 'Think of a reader when',
    items: [
      'You rekey for every person who leaves, and people leave.',
      'You want to know who was in the stockroom on Sunday.',
      'The buzzer sounds but the door stays shut, or the other way round.',
      'Couriers need the vestibule and nothing past it.',
      'The keypad’s code is worn into its own buttons.',
    ],
  },
  comparison: {
    heading: 'Standalone or networked',
    columns: ['Standalone keypad', 'Networked readers'],
    rows: [
      {
        label: 'Where codes live',
        cells: ['In the lock on the door', 'In a controller or an account'],
      },
      { label: 'Cancel someone', cells: ['Walk to the door', 'From a desk or a phone'] },
      { label: 'Wiring', cells: ['None, or batteries', 'Reader, strike, power, data'] },
      { label: 'Record of entries', cells: ['Little or none', 'Each card, each door, each hour'] },
    ],
  },
  steps: {
    heading: 'From door to database',
    items: [
      {
        title: 'Start at the door',
        text: 'If it does not close and latch alone, no reader helps. Closer and strike come first.',
      },
      {
        title: 'Decide fail-safe or fail-secure',
        text: 'What should the door do when power dies? People must always be able to leave, whichever it is.',
      },
      {
        title: 'Wire and mount',
        text: 'Controller inside, reader outside, battery behind both. A keypad lock is an hour or two; a wired door is often a day, more if walls fight back. If your town wants a permit, the quote says who pulls it.',
      },
      {
        title: 'Teach it',
        text: 'Your cards, your hours, your administrator. Factory codes are changed before we leave.',
      },
    ],
  },
  price: {
    heading: 'What a door costs to wire',
    paragraphs: [
      'Price goes by door and by distance. A battery keypad lock is a fitted lock, and those start at {installationPrice}. A wired reader adds controller, strike, power supply and cable, and the cable depends on your ceilings.',
      'Ask about fees that come back each month. Some networked systems have them and some do not, and the quote should say which before you sign.',
    ],
  },
  ready: {
    heading: 'Before we walk it',
    items: [
      {
        icon: 'people',
        title: 'A head count',
        text: 'How many people, how many doors, which hours.',
      },
      {
        icon: 'pin',
        title: 'The wiring closet',
        text: 'Where power and internet come in, and who has its key.',
      },
      { icon: 'card', title: 'A card you use now', text: 'We can tell whether it carries over.' },
    ],
  },
  refusals: {
    heading: 'What we will not wire',
    items: [
      'We do not hang a magnet on an exit without the releases the code asks for.',
      'The controller never goes on the street side of the wall.',
      'No administrator code of ours stays in your system.',
    ],
  },
  questions: {
    heading: 'Asked at the reader',
    items: [
      {
        question: 'What happens in a blackout?',
        answer:
          'The battery carries it for a while. After that a fail-secure strike stays locked to the street and a fail-safe one opens; the handle inside lets people out in both cases.',
      },
      {
        question: 'Can a card be copied?',
        answer:
          'Old low-frequency ones, easily. Encrypted cards are much harder to copy, and they are what a new system should start with.',
      },
      {
        question: 'Do you also fix intercoms and door releases?',
        answer:
          'The release and the lock side, yes. If the fault is in the intercom panel or its wiring, we say so and you call its maker.',
      },
    ],
  },
  related: { heading: 'If a key will do' },
  aside: { heading: 'Which door, how many people?', hint: 'One stockroom or a whole lobby.' },
}
