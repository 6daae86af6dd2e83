import type { Language } from '#domain/text/language.ts'
import { factLabel } from '#copy/server/fact-labels.ts'
import type { Fact } from '#server/leads/facts/lead-facts.ts'
import { DescriptionRow } from './description-row.tsx'
import { PhoneNumber } from './phone-number.tsx'

interface FactRowProps {
  readonly fact: Fact
  readonly language: Language
}

/** Renders a fact about a lead as an item of a description list. */
export function FactRow({ fact: { name, value, href }, language }: FactRowProps) {
  return (
    <DescriptionRow label={factLabel(name, language)}>
      {href === undefined ? (
        value
      ) : (
        <a href={href} rel="noreferrer">
          {name === 'phone' ? <PhoneNumber phone={value} /> : value}
        </a>
      )}
    </DescriptionRow>
  )
}
