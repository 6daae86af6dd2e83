import type { MetaDescriptor } from 'react-router'
import { namesOf } from '#app/content/names.ts'
import type { PageMeta } from '#app/content/types.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Shown } from '#app/seo/structured-data/graph.ts'
import { pageAt, type RoutePage } from './page-at.ts'

interface Described {
  readonly meta: PageMeta
}

/**
 * The `meta` of a route: the head of whichever page it renders.
 * @param describe the copy that names the page
 * @param show what of the page is marked up for search engines
 */
export const metaOf =
  <PageCopy extends Described>(
    describe: (page: RoutePage) => PageCopy,
    show: (copy: PageCopy) => Shown = () => ({}),
  ) =>
  ({ location }: { readonly location: { readonly pathname: string } }): MetaDescriptor[] => {
    const page = pageAt(location.pathname)
    const copy = describe(page)
    return pageMeta(page.address, copy.meta, {
      ...show(copy),
      names: namesOf(page.copy.menus.names),
    })
  }
