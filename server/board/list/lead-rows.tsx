import { leadAddress } from '#server/board/addresses.ts'

/** A lead as one row of a list; all texts are clean and in the viewer's language. */
export interface LeadRowView {
  readonly id: string
  readonly service: string
  readonly place: string
  readonly more: string
}

/** Renders leads as links. */
export function LeadRows({ leads }: { readonly leads: readonly LeadRowView[] }) {
  return (
    <ol className="rows">
      {leads.map(({ id, service, place, more }) => (
        <li key={`${id} ${more}`}>
          <a href={leadAddress(id)}>
            <b>{service}</b>
            <span>{place}</span>
            <span className="more">{more}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
