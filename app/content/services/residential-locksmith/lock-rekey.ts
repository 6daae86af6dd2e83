import type { ServiceCopy } from '#app/content/types.ts'

export const lockRekey: ServiceCopy = {
  meta: {
    title: 'House Lock Rekeying, North Bergen NJ',
    description:
      'The lock stays on the door, the pins change, and keys you lost count of stop working. When a rekey is enough and how it is priced by the cylinder.',
  },
  heading: 'Lock Rekey',
  lead: 'The lock stays on the door. The pins inside it change, and every key you lost count of stops working.',
  blurb: 'Same lock, new pins, old keys dead.',
  plateAlt:
    'A cylinder taken apart: the plug drawn out of its housing, a row of old pins beside a row of new ones, and the springs above them.',
  callouts: [
    { part: 'plug', title: 'Plug', text: 'Turns when all pins stand level' },
    { part: 'old', title: 'Old pins', text: 'Out, with whoever knew them' },
    { part: 'new', title: 'New pins', text: 'Sized to the key you keep' },
    { part: 'springs', title: 'Springs', text: 'Replaced if they have gone soft' },
  ],
  promise: {
    heading: 'Same lock. New keys.',
    paragraphs: [
      'A pin-tumbler lock knows its key by five or six small brass pins. We pull the cylinder, tip the old pins out and set new ones to a new key. The face of the door does not change, and the keys in other pockets turn nothing.',
      'A cylinder on the bench takes minutes. What takes longer is getting it there: painted screws, a lost key, a keyway that will not match its neighbor. A house with four ordinary locks is often done within an hour.',
    ],
  },
  whenToCall: {
    heading: 'New pins are due when',
    items: [
      'You closed on a house and got three keys of who knows how many.',
      'A roommate left and so did a key.',
      'Your bag is gone, with the keys and an envelope that says where they fit.',
      'The contractor is paid and the lockbox is still on the railing.',
      'Front, back and basement each want a key of their own.',
    ],
  },
  comparison: {
    heading: 'Rekey or replace',
    columns: ['Rekey', 'Replace'],
    rows: [
      { label: 'What changes', cells: ['Pins and keys', 'The whole lock'] },
      { label: 'Old keys', cells: ['Dead', 'Dead'] },
      { label: 'What you buy', cells: ['Labor and a pinch of brass', 'Labor and a lock'] },
      {
        label: 'Choose it when',
        cells: ['The lock is sound, the keys are loose', 'The lock is worn, weak or forced'],
      },
    ],
  },
  steps: {
    heading: 'At the kitchen table',
    items: [
      {
        title: 'Count',
        text: 'Keyholes, not doors. Some doors have two, and there is one on the garage that you forgot.',
      },
      { title: 'Pull', text: 'Each cylinder comes out whole. The bolt stays where it is.' },
      {
        title: 'Pin',
        text: 'Old stack out, new stack in, each pin matched to the depth of a cut.',
      },
      {
        title: 'Turn',
        text: 'Every new key in every lock. Then one of the old ones, to watch it fail.',
      },
    ],
  },
  price: {
    heading: 'Priced by the keyhole',
    paragraphs: [
      'We count cylinders and add the visit and the keys you want. Two cylinders on one visit cost less than one on each of two. A lock with no key at all has to be picked first, and that adds to it.',
      'A plain lock and a costly one take much the same pins, so the name on the face matters little. High-security cylinders are the exception: their keys and pins come from one maker.',
    ],
  },
  ready: {
    heading: 'Put on the table',
    items: [
      {
        icon: 'key',
        title: 'One working key',
        text: 'It opens the cylinder, so nothing has to be picked.',
      },
      { icon: 'people', title: 'A list of names', text: 'Who gets a key. We cut that many.' },
      {
        icon: 'document',
        title: 'Proof of address',
        text: 'Closing papers, lease or mail, beside your ID.',
      },
    ],
  },
  refusals: {
    heading: 'Rekeys we turn down',
    items: [
      'A landlord who wants a tenant gone has to ask a judge.',
      'A cylinder so worn that a nail file turns it is not worth the pins.',
      'Nobody who is missing from your list gets a key.',
    ],
  },
  questions: {
    heading: 'Asked over the pinning tray',
    items: [
      {
        question: 'Can you pin it to a key I already carry?',
        answer:
          'If that key slides into the same keyway, yes. That is how one key comes to open the whole house.',
      },
      {
        question: 'There is a tiny slot beside my keyhole. What is it for?',
        answer:
          'A reset tool. Such locks are rekeyed with the tool and the present key; if the mechanism has jammed, a new cylinder is the honest answer.',
      },
      {
        question: 'Does it make the lock stronger?',
        answer:
          'No. It decides who has keys. A weak lock stays weak, and you will hear that from us.',
      },
      {
        question: 'Will you rekey between tenants?',
        answer:
          'Yes, once the apartment is lawfully empty. Label the new keys by unit and never by street.',
      },
    ],
  },
  related: { heading: 'When pins are not enough' },
  aside: { heading: 'How many keyholes?', hint: 'A street and a count give us the price.' },
}
