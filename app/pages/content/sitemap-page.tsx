import type { SitemapCopy } from '#app/content/page-types.ts'
import { CITIES } from '#domain/cities.ts'
import { categoryPath, cityPath, type Page, PAGES, servicePath } from '#domain/pages.ts'
import { SERVICE_GROUPS, servicesOf } from '#domain/services.ts'
import { ContentHero } from './content-hero.tsx'

const PATH = '/sitemap'
const LEGAL: readonly string[] = ['/privacy-policy', '/terms-conditions']
/** They head the lists of their own. */
const HEADS: readonly string[] = ['/services', '/service-areas']

const isMain = ({ kind, path }: Page): boolean =>
  (kind === 'home' || kind === 'content') && !LEGAL.includes(path) && !HEADS.includes(path)

/** Every page by its name (R26), from the list that feeds menus and sitemap.xml. */
export function SitemapPage({ copy }: { copy: SitemapCopy }) {
  const { groups } = copy
  return (
    <>
      <ContentHero path={PATH} heading={copy.heading} lead={copy.lead} quiet />
      <div className="shell-width reading page-list">
        <section>
          <h2>{groups.main}</h2>
          <Links pages={PAGES.filter(isMain)} />
        </section>
        <section>
          <h2>
            <a href="/services">{groups.services}</a>
          </h2>
          {SERVICE_GROUPS.map((group) => (
            <div key={group.slug}>
              <h3>
                <a href={categoryPath(group.slug)}>{group.crumb}</a>
              </h3>
              <Links
                pages={servicesOf(group.id).map(({ slug, menuLabel }) => ({
                  path: servicePath(group.slug, slug),
                  label: menuLabel,
                }))}
              />
            </div>
          ))}
        </section>
        <section>
          <h2>
            <a href="/service-areas">{groups.areas}</a>
          </h2>
          <Links pages={CITIES.map(({ slug, name }) => ({ path: cityPath(slug), label: name }))} />
        </section>
        <section>
          <h2>{groups.legal}</h2>
          <Links pages={PAGES.filter(({ path }) => LEGAL.includes(path))} />
        </section>
      </div>
    </>
  )
}

function Links({ pages }: { pages: readonly Pick<Page, 'path' | 'label'>[] }) {
  return (
    <ul>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
