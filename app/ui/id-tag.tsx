import type { IdTagFacts } from '#domain/staff/id-tag.ts'

interface IdTagProps {
  readonly facts: IdTagFacts
  /** What follows the name: the experience, under whose license. */
  readonly notes?: readonly string[]
  /** Where anybody can look the license up; `null` where there is no such address. */
  readonly lookup: { readonly href: string; readonly text: string } | null
}

/** Renders the tag of the locksmith at the door: engraved initials, name, license. */
export function IdTag({ facts: { initials, name, license }, notes = [], lookup }: IdTagProps) {
  return (
    <div className="id-tag">
      <span className="id-initials" aria-hidden="true">
        {initials}
      </span>
      <div>
        <b>{name}</b>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {license !== null && <p>{`Lic. ${license}`}</p>}
        {license !== null && lookup && (
          <a href={lookup.href} rel="noopener" className="text-link">
            {lookup.text}
          </a>
        )}
      </div>
    </div>
  )
}
