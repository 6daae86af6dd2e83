/**
 * The names in braces that copy may hold; whoever draws a text fills them.
 * `phone` is a component of its own wherever it is drawn, because the number
 * follows the visitor's campaign. `visitorPhone` is never our line.
 */
export const PLACEHOLDERS = [
  // From domain/business.ts
  'businessName',
  'legalName',
  'phone',
  'supportEmail',
  'license',
  'region',
  'agency',
  'emergencyPrice',
  'installationPrice',
  'reviewCount',
  'retentionDays',
  // From the request that was just sent
  'visitorPhone',
  // From the place where the text stands
  'year',
  'city',
  'label',
  'left',
  'price',
  'highest',
  'what',
  // From the form's own state
  'count',
  'set',
  'total',
  'reason',
  'address',
  'message',
] as const

export type Placeholder = (typeof PLACEHOLDERS)[number]
