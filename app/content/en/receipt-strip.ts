import type { ReceiptStripCopy } from '#app/content/page-types.ts'

/** R120, R121: where the request is, on the thank-you page and in a form that cannot get through. */
export const receiptStrip: ReceiptStripCopy = {
  heading: 'Where your request is',
  received: 'We have your request.',
  stored: 'Nobody has taken it yet.',
  seen: 'One of us has seen it. Nobody has taken it yet.',
  late: 'Nobody has taken it in {duration}. Please call us now.',
  accepted: '{name} has your request. {region} Locksmith Lic. {license}.',
  enRoute: '{name} is on the way. {region} Locksmith Lic. {license}.',
  done: 'It is done. If something is not right, call us.',
  cancelled: 'It is canceled. Nobody is coming.',
  stale: 'No connection. This may be out of date.',
  steps: [
    ['stored', 'We have your request'],
    ['mailed', 'Emailed to our locksmiths'],
    ['seen', 'Seen by one of us'],
    ['accepted', 'Somebody has it'],
    ['en_route', 'On the way'],
    ['done', 'Done'],
  ],
  notYet: 'not yet',
  page: 'Keep this page: add a note or cancel',
  share: 'Share the link',
  shareTitle: 'My locksmith request',
  copied: 'Copied',
  sms: 'Text it to yourself',
}
