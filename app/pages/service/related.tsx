import { fill } from '#app/content/fill.ts'
import { innerPages } from '#app/content/en/inner-pages.ts'
import { SERVICE_BLURBS } from '#app/content/en/service-blurbs.ts'
import { CITIES } from '#domain/cities.ts'
import { cityPath, servicePath } from '#domain/pages.ts'
import { type Service, type ServiceGroup, servicesOf } from '#domain/services.ts'
import { LinkLine } from '../parts/link-line.tsx'
import { Spot } from '../parts/spot.tsx'

/** The other services of the group, which the same van can do. */
export function Related({
  service,
  group,
  heading,
}: {
  service: Service
  group: ServiceGroup
  heading: string
}) {
  const others = servicesOf(group.id).filter((other) => other !== service)
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="related">
        {others.map(({ slug, menuLabel }) => (
          <li key={slug}>
            <a href={servicePath(group.slug, slug)}>
              <Spot group={group.slug} slug={slug} />
              <h3>{menuLabel}</h3>
              <p>{SERVICE_BLURBS[`${group.slug}/${slug}`]}</p>
            </a>
          </li>
        ))}
      </ul>
      {group.id === 'emergency' && <LinkLine {...innerPages.emergencyGuides} />}
      <LinkLine
        heading={innerPages.serviceTowns}
        links={CITIES.map(({ name, slug }) => ({
          path: cityPath(slug),
          text: fill(innerPages.townLink, { city: name }),
        }))}
      />
    </section>
  )
}
