import type { Block } from '#content/read.ts'
import { paragraphs, titledItems } from '#content/text.ts'
import { business } from '#domain/business/business.ts'
import { Inline } from '#app/blocks/text.tsx'

/**
 * Renders the makes whose keys the owner makes, with their years and what the text says of them;
 * nothing without makes.
 */
export function CarMakes({ block }: { block: Block }) {
  const { carMakes = [] } = business
  if (carMakes.length === 0) return null
  const needs = titledItems(block.nodes)
  return (
    <section className="third listing">
      <h2>
        <Inline nodes={block.heading} />
      </h2>
      <div>
        <ul>
          {carMakes.map(({ make, from, to }) => (
            <li key={make}>
              <b>
                {make} {from}–{to}
              </b>{' '}
              <Inline nodes={needs.find(({ title }) => title === make)?.nodes ?? []} />
            </li>
          ))}
        </ul>
        {paragraphs(block.nodes).map((text, index) => (
          <p key={index}>
            <Inline nodes={text} />
          </p>
        ))}
      </div>
    </section>
  )
}
