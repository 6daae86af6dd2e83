import { useCopy } from '#app/copy/use-copy.ts'
import { CITIES } from '#domain/cities.ts'
import { categoryPath, cityPath, servicePath } from '#domain/pages.ts'
import { SERVICE_GROUPS, servicesOf } from '#domain/services.ts'

interface Link {
  readonly path: string
  readonly label: string
}

/** The menus' groups; without the heading above it each link still says where it leads. */
const groupsOf = (towns: string): readonly (Link & { readonly links: readonly Link[] })[] => [
  ...SERVICE_GROUPS.map(({ id, slug, crumb }) => ({
    path: categoryPath(slug),
    label: crumb,
    links: servicesOf(id).map((service) => ({
      path: servicePath(slug, service.slug),
      label: service.label,
    })),
  })),
  {
    path: '/service-areas',
    label: towns,
    links: CITIES.map(({ slug, name }) => ({ path: cityPath(slug), label: name })),
  },
]

/**
 * The links of the menus as plain HTML on every page: for those without
 * scripts, and for search engines. The menus themselves are drawn when they
 * are first opened, and are nowhere before. Home does without: its own
 * sections hold every one of these links.
 */
export function EveryPage() {
  const words = useCopy('shell').footer.everyPage
  return (
    <details className="footer-every">
      <summary>{words.summary}</summary>
      <div>
        {groupsOf(words.towns).map(({ path, label, links }) => (
          <ul key={path} className="footer-links">
            {[{ path, label }, ...links].map((link) => (
              <li key={link.path}>
                <a href={link.path}>{link.label}</a>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </details>
  )
}
