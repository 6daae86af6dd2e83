/** The name under which the site is delivered. */
export const DEFAULT_BUSINESS_NAME = 'Palisade Lock & Key'

/**
 * What is plainly the shipped firm's, as pages write it: where one of these
 * stands under another name, somebody forgot it or wrote it into the words.
 */
export const DEFAULT_BUSINESS_FACTS = [
  DEFAULT_BUSINESS_NAME,
  '(201) 555-0142',
  '2015550142',
  '(201) 555-0168',
  '2015550168',
  'palisade.example',
  '34LX00000000',
  '34LX00000001',
  '100 Example Avenue',
] as const
