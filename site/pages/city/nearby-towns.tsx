import { fillTemplate } from '#copy/fill-template.ts'
import type { CityCopy } from '#copy/types.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { ArrowRight } from '#site/ui/icons.tsx'
import { CITIES, type City } from '#domain/cities.ts'
import { cityPath } from '#domain/pages.ts'

export function NearbyTowns({ city, copy }: { city: City; copy: CityCopy['neighbors'] }) {
  const link = useLink()
  const { borders } = useCopy('innerPages')
  const touches = ({ slug }: City) => city.neighbors.includes(slug)
  const others = CITIES.filter(({ slug }) => slug !== city.slug)
  const towns = [...others.filter(touches), ...others.filter((town) => !touches(town))]
  return (
    <section className="third">
      <div>
        <h2>{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
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
