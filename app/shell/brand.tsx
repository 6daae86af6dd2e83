import { Link } from 'react-router'
import { Mark } from '#app/art/logo.tsx'
import { fill } from '#app/content/fill.ts'
import { shell } from '#app/content/shell.ts'
import { business } from '#domain/business.ts'

/** The logo, linked to home. */
export function Brand({ large = false }: { large?: boolean }) {
  const [first, second] = business.nameLines
  return (
    <Link to="/" aria-label={fill(shell.header.homeLink)} className="brand" data-large={large ? '' : undefined}>
      <Mark className="brand-mark" />
      <span aria-hidden="true">
        <span className="brand-first">{first}</span>
        <span className="brand-second">{second}</span>
      </span>
    </Link>
  )
}
