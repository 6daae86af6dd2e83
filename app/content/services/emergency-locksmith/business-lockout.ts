import type { ServiceCopy } from '#app/content/types.ts'

export const businessLockout: ServiceCopy = {
  meta: {
    title: 'Business Lockout: Stores and Offices',
    description:
      'Glass door shut, shutter down, staff on the sidewalk. We pick storefront cylinders and shutter padlocks at any hour and leave the aluminum straight.',
  },
  heading: 'Business Lockout',
  lead: 'Shutter down, glass door shut, a delivery at the curb. Tell us what the door is made of and who may say yes.',
  blurb: 'Shutters, mortise locks, aluminum doors.',
  plateAlt:
    'Aluminum storefront door cut open at the stile: a round mortise cylinder drives a hook bolt, with a thumb turn inside and the shutter’s padlock below.',
  callouts: [
    { part: 'cylinder', title: 'Cylinder', text: 'Threaded in, held by a set screw' },
    { part: 'hook', title: 'Hook bolt', text: 'Swings out and grips the jamb' },
    { part: 'turn', title: 'Thumb turn', text: 'Your way out, with no key' },
    { part: 'padlock', title: 'Padlock', text: 'Picked on the shutter’s hasp' },
  ],
  promise: {
    heading: 'The frame stays straight.',
    paragraphs: [
      'A storefront on Bergenline is two lockouts: the shutter, and the glass door behind it. The narrow aluminum door holds a hook bolt. A crowbar bends the frame around it, and frames cost more than cylinders.',
      'So we pick the cylinder, turn the hook out of the jamb and leave the aluminum alone.',
      'Then comes the other half of the job: who may ask. We open for the owner, a named manager or the tenant on the lease. If you are none of these, one of them has to be on the phone.',
    ],
  },
  whenToCall: {
    heading: 'Good reasons to call',
    items: [
      'The opener is home with the flu and the only keys.',
      'The padlock on the shutter no longer takes its key.',
      'The glass door locked behind whoever took out the trash.',
      'The key snapped at six with the bread already delivered.',
      'An inside office or the stockroom has locked itself.',
    ],
  },
  comparison: {
    heading: 'Glass door or shutter',
    columns: ['Aluminum door', 'Roll-down shutter'],
    rows: [
      {
        label: 'What holds it',
        cells: ['A hook bolt in a narrow stile', 'Padlocks or slide bolts at the sides'],
      },
      {
        label: 'How we open it',
        cells: ['Mortise cylinder picked and turned', 'Padlock picked; cut if it has seized'],
      },
      {
        label: 'What makes it longer',
        cells: ['A worn bolt that hangs up', 'Rust, shrouded shackles, a bent slat'],
      },
      {
        label: 'Time at the door',
        cells: ['Often 15 to 45 minutes', 'Often 10 to 30 minutes a lock'],
      },
    ],
  },
  steps: {
    heading: 'At the storefront',
    items: [
      {
        title: 'Describe it',
        text: 'Glass, steel or shutter, and what you see around the keyhole. We answer with a number.',
      },
      {
        title: 'Quiet the alarm',
        text: 'Have the code in your head or the alarm company on the line before the door moves.',
      },
      {
        title: 'Show your say',
        text: 'Your ID, plus paper that ties you to the business at that address.',
      },
      {
        title: 'Run the bolt',
        text: 'Several times open, several times shut. If it drags, we tell you what will fail next.',
      },
    ],
  },
  price: {
    heading: 'What it costs to open up',
    paragraphs: [
      'Lockouts start at {emergencyPrice}, and locks are counted: two padlocks on a shutter with a glass door behind it make three openings. Shrouded or high-security locks take longer and are priced for it.',
      'The name over the awning and the size of the shop change nothing. A bolt or cylinder that has to be replaced is a second line, agreed before we fit it.',
    ],
  },
  ready: {
    heading: 'Have these at the door',
    items: [
      {
        icon: 'document',
        title: 'Paper with the address',
        text: 'Lease, business registration or a utility bill.',
      },
      {
        icon: 'phone',
        title: 'The alarm code',
        text: 'Or the alarm company’s number and your password with them.',
      },
      {
        icon: 'people',
        title: 'The one in charge',
        text: 'Reachable by phone, if that is not you.',
      },
    ],
  },
  refusals: {
    heading: 'Where we stop',
    items: [
      'A former employee cannot have us open the door, whatever is still in the locker.',
      'We do not shut a business out for its landlord.',
      'We do not pry: a bent stile never closes true again.',
    ],
  },
  questions: {
    heading: 'Asked on the sidewalk',
    items: [
      {
        question: 'I work here but do not own it. Will you open?',
        answer:
          'With your ID, and the owner or a named manager on the phone, yes. Both names go on the work order.',
      },
      {
        question: 'Do we need new keys after this?',
        answer:
          'Not after a clean pick. If nobody knows where the old set is, have the cylinder rekeyed while we are there.',
      },
      {
        question: 'Can you open our safe as well?',
        answer:
          'A safe is a trade of its own. Give us the make and the kind of dial, and we say on the phone whether it is ours or a safe technician’s.',
      },
    ],
  },
  related: { heading: 'Not the shop after all' },
  aside: { heading: 'What kind of door?', hint: 'Glass, steel or shutter, and the street.' },
}
