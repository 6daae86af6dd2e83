import { sitePages } from '#domain/pages/pages.ts'
import { pageLike } from './sample-pages.ts'

/** One page of each kind with a shared layout. */
const ONE_OF_ITS_KIND: readonly string[] = [
  '/services/auto-locksmith',
  pageLike('/services/auto-locksmith/car-key-duplicate'),
  pageLike('/service-areas/hoboken'),
]

/** Paths of one page of each kind: home, every content page, a category, a service, a town. */
export const ONE_OF_EACH_KIND: readonly string[] = sitePages()
  .filter(
    ({ kind, path }) => kind === 'home' || kind === 'content' || ONE_OF_ITS_KIND.includes(path),
  )
  .map(({ path }) => path)
