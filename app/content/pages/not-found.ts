import type { NotFoundCopy } from '../page-types.ts'

export const notFound: NotFoundCopy = {
  meta: {
    title: 'No Lock Takes This Key (404)',
    description:
      'There is no page at this address. Go back to the start, pick one of eighteen locksmith services, or call if you are locked out for real.',
  },
  heading: ['No lock', 'takes this key.'],
  lead: 'Cut 4-0-4. We tried it in all eight towns. The page may have moved, or the address has one cut too many.',
  returnHome: 'Return Home',
  ourServices: 'Our Services',
  lockedOut: 'Locked out for real?',
  pictureAlt: 'A key with two deep cuts and none between them, marked 4, 0 and 4.',
}
