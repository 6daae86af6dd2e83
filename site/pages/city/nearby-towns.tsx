import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { ArrowRight } from '#site/ui/icons.tsx'
import { CITIES, type City } from '#domain/cities.ts'
import { cityPath } from '#domain/pages.ts'

export function NearbyTowns({ city }: { city: City }) {
  const link = useLink()
  const { borders, nearbyTowns } = useCopy('innerPages')
  const touches = ({ slug }: City) => city.neighbors.includes(slug)
  const others = CITIES.filter(({ slug }) => slug !== city.slug)
  const towns = [...others.filter(touches), ...others.filter((town) => !touches(town))]
  return (
    <section className="third">
      <div>
        <h2>{fillTemplate(nearbyTowns, { city: city.name })}</h2>
      </div>
      <ul className="towns">
        {towns.map((town) => (
          <li key={town.slug}>
            <a href={link(cityPath(town.slug))}>
              {town.name}{' '}
              {touches(town) && <small>{fillTemplate(borders, { city: city.name })}</small>}
              <ArrowRight />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
