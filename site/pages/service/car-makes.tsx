import { perFacts } from '#domain/business/per-facts.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { business } from '#domain/business/business.ts'

const carMakes = perFacts(() => business.carMakes ?? [])

/** Renders the makes whose keys the owner makes, with their years and needs; nothing without makes. */
export function CarMakes({ copy }: { copy: NonNullable<ServiceCopy['makes']> }) {
  if (carMakes().length === 0) return null
  return (
    <section className="third listing">
      <h2>{copy.heading}</h2>
      <div>
        <ul>
          {carMakes().map(({ make, from, to }) => (
            <li key={make}>
              <b>
                {make} {from}–{to}
              </b>{' '}
              {copy.needs[make]}
            </li>
          ))}
        </ul>
        <p>{copy.others}</p>
      </div>
    </section>
  )
}
