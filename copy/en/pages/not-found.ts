import { perFacts } from '#domain/business/per-facts.ts'
import { area } from '#copy/en/place.ts'
import type { NotFoundCopy } from '#copy/page-types.ts'

export const notFound = perFacts((): NotFoundCopy => ({
  meta: {
    title: 'Page Not Found (404)',
    description: `There is no page at this address. Go to the home page, choose a locksmith service, or call us 24/7 if you’re locked out in ${area()}.`,
  },
  heading: ['Page', 'not found'],
  lead: 'This page may have moved, or the address has a typo. Search for it here.',
  returnHome: 'Return Home',
  ourServices: 'Our Services',
  lockedOut: 'Locked out? Call us 24/7:',
  pictureAlt: 'A key with two deep cuts and none between them, marked 4, 0 and 4.',
}))
