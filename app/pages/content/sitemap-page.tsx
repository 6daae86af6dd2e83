import { drawingAddress } from '#art/drawing-address.ts'
import { useLink, useNames } from '#copy/loader/use-copy.ts'
import type { FrontOf } from '#content/kinds.ts'
import type { Document } from '#content/read.ts'
import { allTowns } from '#domain/places/towns.ts'
import { categoryPath, townPath, type Page, sitePages, servicePath } from '#domain/pages/pages.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { SearchField } from '../parts/search-field.tsx'
import { ContentHero, HeroDrawing } from './content-hero.tsx'

const PATH = '/sitemap'
const LEGAL_PATHS: readonly string[] = ['/privacy-policy', '/terms-conditions']
/** Pages whose lists have headings of their own. */
const GROUP_PATHS: readonly string[] = ['/services', '/service-areas']

/** The thank-you page has nothing to say before a submission. */
const isMain = ({ kind, path, indexed }: Page): boolean =>
  indexed &&
  (kind === 'home' || kind === 'content') &&
  !LEGAL_PATHS.includes(path) &&
  !GROUP_PATHS.includes(path)

/** Renders the names of all pages, from the list that also feeds the menus and sitemap.xml. */
export function SitemapPage({ document }: { document: Document<FrontOf<'/sitemap'>> }) {
  const link = useLink()
  const names = useNames()
  const { groups } = document.front
  return (
    <>
      <ContentHero path={PATH} heading={document.heading} lead={document.lead} quiet>
        <HeroDrawing src={drawingAddress('scenes/doorbell-panel')} />
      </ContentHero>
      <div className="shell-width reading headed page-list">
        <SearchField />
        <section>
          <h2>{groups.main}</h2>
          <Links
            paths={sitePages()
              .filter(isMain)
              .map(({ path }) => path)}
          />
        </section>
        <section>
          <h2>
            <a href={link('/services')}>{groups.services}</a>
          </h2>
          {serviceGroups().map((group) => (
            <div key={group.slug}>
              <h3>
                <a href={link(categoryPath(group.slug))}>{names.crumb(categoryPath(group.slug))}</a>
              </h3>
              <Links
                paths={servicesOf(group.id).map(({ slug }) => servicePath(group.slug, slug))}
              />
            </div>
          ))}
        </section>
        <section>
          <h2>
            <a href={link('/service-areas')}>{groups.areas}</a>
          </h2>
          <Links paths={allTowns().map(({ slug }) => townPath(slug))} />
        </section>
        <section>
          <h2>{groups.legal}</h2>
          <Links paths={LEGAL_PATHS} />
        </section>
      </div>
    </>
  )
}

function Links({ paths }: { paths: readonly string[] }) {
  const link = useLink()
  const names = useNames()
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <a href={link(path)}>{names.page(path)}</a>
        </li>
      ))}
    </ul>
  )
}
