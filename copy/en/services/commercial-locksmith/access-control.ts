import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndArea } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const accessControl = perFacts((): ServiceCopy => ({
  meta: {
    title: `Access Control in ${baseTown()}, ${region()}`,
    description: `Card readers, keypads and door buzzers installed and repaired in ${townAndArea()}, from {price}. Turn off a lost card instead of rekeying.`,
  },
  heading: 'Access Control',
  lead: `We install and repair keypads, card readers and door buzzers in ${area()}. A keypad lock, fitted and set up, starts at {price}. If a door won’t lock or won’t open, call 24/7.`,
  blurb: 'Keypads, cards and buzzers.',
  plateAlt:
    'A door with electric access: a reader on the wall, a card held to it, a controller in its box, and an electric strike in the frame.',
  callouts: [
    { part: 'reader', title: 'Reader', text: 'Reads the card or the code' },
    { part: 'controller', title: 'Controller', text: 'Inside, where it is safe' },
    { part: 'strike', title: 'Strike', text: 'Lets go of the door' },
    { part: 'card', title: 'Card', text: 'Lost? You can turn it off yourself' },
  ],
  price: {
    heading: 'What access control costs',
    paragraphs: [
      'A wired reader also needs a controller, an electric strike and power. Some systems have a monthly fee; the quote names it. Repairs are priced on the phone.',
    ],
  },
  promise: {
    heading: 'What access control does',
    paragraphs: [
      'Lose a key and you rekey. Lose a card and you turn it off yourself. Wired readers also record who came in and when.',
      'A system has four parts: a reader outside, a controller inside where nobody can reach it, an electric strike (the part in the frame that lets the door open), and power with a battery. It works for one stockroom door or a lobby with eighty tenants.',
      'The door comes first. It has to close and latch by itself, or no reader will help. We also repair buzzer doors that don’t open or don’t latch.',
    ],
  },
  comparison: {
    heading: 'Keypad lock or wired readers?',
    columns: ['Keypad lock', 'Wired card readers'],
    rows: [
      {
        label: 'Where the codes are kept',
        cells: ['In the lock on the door', 'In a controller or an online account'],
      },
      {
        label: 'How you remove a person',
        cells: ['At the door', 'From a desk or a phone'],
      },
      {
        label: 'Wiring',
        cells: ['None; it runs on batteries', 'Reader, strike, power and data'],
      },
      {
        label: 'Record of who came in',
        cells: ['Little or none', 'Each card, door and time'],
      },
    ],
  },
  whenToCall: {
    heading: 'When access control helps',
    items: [
      'You rekey each time someone leaves.',
      'You want to know who was in the stockroom.',
      'The buzzer sounds and the door stays locked.',
      'Delivery people need the entry hall and nothing more.',
      'Everyone knows the code to your old keypad.',
    ],
  },
  ready: {
    heading: 'What to have ready for our visit',
    items: [
      {
        icon: 'people',
        title: 'Doors, people and hours',
        text: 'Who may come in where, and when.',
      },
      {
        icon: 'pin',
        title: 'Access to the wiring closet',
        text: 'It’s where power and internet come in.',
      },
      {
        icon: 'card',
        title: 'A card you use now',
        text: 'A new system can often read the cards that people already carry.',
      },
    ],
  },
  questions: {
    heading: 'Questions about access control',
    items: [
      {
        question: 'What happens in a blackout?',
        answer:
          'The battery runs it for a while. Then the door locks or unlocks, as you chose in advance. On stairs and fire doors the building code decides. The handle inside always lets people out.',
      },
      {
        question: 'Can someone copy a card?',
        answer:
          'Older ones, easily. Encrypted cards are much harder to copy, and a new system should use those.',
      },
      {
        question: 'Do you fix intercoms and door buzzers?',
        answer:
          'The lock and the door release, yes. For the intercom panel and its wiring, call the maker.',
      },
      {
        question: 'Who has the codes when you’re done?',
        answer: 'Only you. We change the factory codes while you watch.',
      },
    ],
  },
  related: { heading: 'More services for your business' },
  aside: {
    heading: 'Book access control work',
    hint: 'Tell us how many doors and people.',
  },
}))
