import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { allTowns, type Town } from '#domain/places/towns.ts'
import { milesBetween } from '#domain/places/geography/distance.ts'
import { townPath } from '#domain/pages/pages.ts'

/** Farther towns are not called near. */
const MAX_MILES_NEAR = 15

export function NearbyTowns({ town }: { town: Town }) {
  const link = useLink()
  const { milesAway, nearbyTowns, otherTowns } = useCopy('innerPages')
  const others = allTowns()
    .filter(({ slug }) => slug !== town.slug)
    .map((other) => ({ ...other, miles: milesBetween(town, other) }))
    .sort((one, two) => one.miles - two.miles)
  const [nearest] = others
  if (!nearest) return null
  const heading = nearest.miles > MAX_MILES_NEAR ? otherTowns : nearbyTowns
  return (
    <section className="third">
      <div>
        <h2>{fillTemplate(heading, { town: town.name })}</h2>
      </div>
      <ul className="towns">
        {others.map((other) => (
          <li key={other.slug}>
            <a href={link(townPath(other.slug))}>
              {other.name}{' '}
              <small>
                {other.miles < 1.5
                  ? milesAway.one
                  : fillTemplate(milesAway.more, { miles: String(Math.round(other.miles)) })}
              </small>
              <ArrowRight />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
