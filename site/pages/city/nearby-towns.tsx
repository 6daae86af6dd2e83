import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { ArrowRight } from '#site/ui/icons.tsx'
import { CITIES, type City } from '#domain/cities.ts'
import { milesBetween } from '#domain/distance.ts'
import { cityPath } from '#domain/pages.ts'

/** Farther towns are not called near. */
const MAX_MILES_NEAR = 15

export function NearbyTowns({ city }: { city: City }) {
  const link = useLink()
  const { milesAway, nearbyTowns, otherTowns } = useCopy('innerPages')
  const towns = CITIES.filter(({ slug }) => slug !== city.slug)
    .map((town) => ({ ...town, miles: milesBetween(city, town) }))
    .sort((one, two) => one.miles - two.miles)
  const [nearest] = towns
  if (!nearest) return null
  const heading = nearest.miles > MAX_MILES_NEAR ? otherTowns : nearbyTowns
  return (
    <section className="third">
      <div>
        <h2>{fillTemplate(heading, { city: city.name })}</h2>
      </div>
      <ul className="towns">
        {towns.map((town) => (
          <li key={town.slug}>
            <a href={link(cityPath(town.slug))}>
              {town.name}{' '}
              <small>
                {fillTemplate(milesAway, { miles: String(Math.max(1, Math.round(town.miles))) })}
              </small>
              <ArrowRight />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
