import { perFacts } from '#domain/business/per-facts.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { allTowns } from '#domain/places/towns.ts'
import { categoryPath, townPath, servicePath } from '#domain/pages/pages.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'

/** Groups of the menus; each link is clear without the heading above it. */
const linkGroups = perFacts(() =>
  serviceGroups().map(({ id, slug }) => ({
    path: categoryPath(slug),
    services: servicesOf(id).map((service) => ({
      path: servicePath(slug, service.slug),
      label: service.label,
    })),
  })),
)

/**
 * Renders the links of the menus as plain HTML on every page, for visitors without scripts and for
 * search engines; the menus are rendered when they are first opened. Home omits it, because its
 * sections have all these links.
 */
export function AllPagesLinks() {
  const link = useLink()
  const names = useNames()
  const copy = useCopy('shell').footer.everyPage
  return (
    <details className="footer-every">
      <summary>{copy.summary}</summary>
      <div>
        {linkGroups().map(({ path, services }) => (
          <ul key={path} className="footer-links">
            <li>
              <a href={link(path)}>{names.crumb(path)}</a>
            </li>
            {services.map((service) => (
              <li key={service.path}>
                <a href={link(service.path)}>{names.service(service.label)}</a>
              </li>
            ))}
          </ul>
        ))}
        <ul className="footer-links">
          <li>
            <a href={link('/service-areas')}>{copy.towns}</a>
          </li>
          {allTowns().map(({ slug, name }) => (
            <li key={slug}>
              <a href={link(townPath(slug))}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
