import type { IdTagFacts } from '#domain/staff/id-tag.ts'

interface IdTagProps {
  readonly facts: IdTagFacts
  /** What follows the name: the experience. */
  readonly note?: string | null
  /** Where anybody can look the license up; `null` where there is no such address. */
  readonly lookup: { readonly href: string; readonly text: string } | null
}

/** Renders the tag of the locksmith at the door: engraved initials, name, license. */
export function IdTag({ facts: { initials, name, license }, note = null, lookup }: IdTagProps) {
  return (
    <div className="id-tag">
      <span className="id-initials" aria-hidden="true">
        {initials}
      </span>
      <div>
        <b>{name}</b>
        {note !== null && <p>{note}</p>}
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
