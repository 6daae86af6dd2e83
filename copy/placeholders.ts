/**
 * Placeholders that copy may contain; the rendering component fills them. `phone` is always a
 * component, because the number depends on the visitor's campaign. `visitorPhone` is never our
 * number.
 */
export const PLACEHOLDERS = [
  // From business.json
  'businessName',
  'phone',
  'license',
  'region',
  'agency',
  'nightPrice',
  // From the submission that was just sent
  'visitorPhone',
  // From the component that shows the text
  'year',
  'trade',
  'town',
  'miles',
  'label',
  'price',
  'highest',
  'what',
  'from',
  'to',
  'minutes',
  'farFrom',
  'farTo',
  'farTown',
  'list',
  // From the form's own state
  'count',
  'set',
  'total',
  'reason',
  'address',
  'message',
] as const

export type CopyPlaceholder = (typeof PLACEHOLDERS)[number]
