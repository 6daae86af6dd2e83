import type { ServiceCopy } from '#copy/types.ts'
import { business } from '#domain/business/business.ts'

const MAKES = business.carMakes ?? []

/** Renders the makes whose keys the owner makes, with their years and needs; nothing without makes. */
export function CarMakes({ copy }: { copy: NonNullable<ServiceCopy['makes']> }) {
  if (MAKES.length === 0) return null
  return (
    <section className="third listing">
      <h2>{copy.heading}</h2>
      <div>
        <ul>
          {MAKES.map(({ make, from, to }) => (
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
