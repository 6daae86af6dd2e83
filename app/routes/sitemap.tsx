import { sitemap } from '#app/content/en/pages/sitemap.ts'
import { SitemapPage } from '#app/pages/content/sitemap-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

export const meta = () => pageMeta('/sitemap', sitemap.meta)

export default function Sitemap() {
  return <SitemapPage copy={sitemap} />
}
