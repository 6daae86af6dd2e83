import { area, baseTown, region, townAndArea } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const accessControl: ServiceCopy = {
  meta: {
    title: `Access Control in ${baseTown}, ${region}`,
    description: `Card readers, keypads and door buzzers installed and repaired in ${townAndArea}. Turn off a lost card instead of rekeying. Call 24/7.`,
  },
  heading: 'Access Control',
  lead: `Tired of rekeying when someone leaves? We’ll install or fix card readers, keypads and door buzzers in ${area}, day or night. Tell us how many doors, and we’ll give you a price.`,
  blurb: 'Cards and codes that you can turn off.',
  plateAlt:
    'A door with electric access: a reader on the wall, a card held to it, a controller in its box, and an electric strike in the frame.',
  callouts: [
    { part: 'reader', title: 'Reader', text: 'Reads the card or the code' },
    { part: 'controller', title: 'Controller', text: 'Inside, where it is safe' },
    { part: 'strike', title: 'Strike', text: 'Lets the door open' },
    { part: 'card', title: 'Card', text: 'Lost? You can turn it off yourself' },
  ],
  promise: {
    heading: 'What access control does',
    paragraphs: [
      'When someone leaves with a key, you have to rekey. When someone leaves with a card, you turn off the card yourself. With wired readers you can also see who came in and when.',
      'A system has four parts: a reader outside, a controller inside, a strike or lock that it opens, and a power supply with a battery. We install it on one stockroom door or a whole lobby. We also fix front doors that buzz but don’t open or latch.',
    ],
  },
  whenToCall: {
    heading: 'When access control helps',
    items: [
      'You rekey each time someone leaves.',
      'You want to know who was in the stockroom.',
      'The buzzer sounds but the door stays locked, or the door opens and won’t latch.',
      'Delivery people need the entry hall and nothing more.',
      'Everyone knows the code to your old keypad.',
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
  price: {
    heading: 'What access control costs',
    paragraphs: [
      'The price depends on the doors and on how far the cable runs. A keypad lock that runs on batteries costs the least. A wired reader also needs a controller, a strike, power and cable.',
      'Some systems have monthly fees and some don’t. Our quote says which.',
    ],
  },
  ready: {
    heading: 'What to have ready for our visit',
    items: [
      {
        icon: 'people',
        title: 'The number of doors and people',
        text: 'And the hours when each person can come in.',
      },
      {
        icon: 'pin',
        title: 'Access to the wiring closet',
        text: 'It’s where the power and internet come in.',
      },
      {
        icon: 'card',
        title: 'A card you use now',
        text: 'We can tell whether a new system could read it.',
      },
    ],
  },
  questions: {
    heading: 'Questions about access control',
    items: [
      {
        question: 'What happens in a blackout?',
        answer:
          'The battery keeps it working for a while. After that the door locks or unlocks, as planned. The handle inside always lets people out.',
      },
      {
        question: 'Can someone copy a card?',
        answer:
          'Old cards are easy to copy. Encrypted cards are much harder to copy, so choose those for a new system.',
      },
      {
        question: 'Do you fix intercoms and door buzzers?',
        answer:
          'We fix the lock and the door release. If the problem is in the intercom panel or its wiring, we’ll tell you, so you can call its maker.',
      },
    ],
  },
  related: { heading: 'More services for your business' },
  aside: {
    heading: 'Book access control work',
    hint: 'Pick a time. On the next page, tell us how many doors and people.',
  },
}
