import { SitemapPage } from '#app/pages/content/sitemap-page.tsx'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(({ copy }) => copy.sitemap)

export default function Sitemap() {
  return <SitemapPage copy={usePage().copy.sitemap} />
}
