import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { CITIES } from '#domain/cities.ts'
import { categoryPath, cityPath, servicePath } from '#domain/pages.ts'
import { SERVICE_GROUPS, servicesOf } from '#domain/services.ts'

/** The menus' groups; without the heading above it each link still says where it leads. */
const GROUPS = SERVICE_GROUPS.map(({ id, slug }) => ({
  path: categoryPath(slug),
  services: servicesOf(id).map((service) => ({
    path: servicePath(slug, service.slug),
    label: service.label,
  })),
}))

/**
 * The links of the menus as plain HTML on every page: for those without
 * scripts, and for search engines. The menus themselves are drawn when they
 * are first opened, and are nowhere before. Home does without: its own
 * sections hold every one of these links.
 */
export function EveryPage() {
  const link = useLink()
  const names = useNames()
  const words = useCopy('shell').footer.everyPage
  return (
    <details className="footer-every">
      <summary>{words.summary}</summary>
      <div>
        {GROUPS.map(({ path, services }) => (
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
            <a href={link('/service-areas')}>{words.towns}</a>
          </li>
          {CITIES.map(({ slug, name }) => (
            <li key={slug}>
              <a href={link(cityPath(slug))}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
