import { fill } from '#app/content/fill.ts'
import { shell } from '#app/content/shell.ts'

/** For whoever sits at the machine that the site runs on: what is not configured yet. */
export function OwnerNote({ left }: { left: readonly string[] }) {
  return (
    <section aria-label={shell.ownerNote.label} className="owner-note">
      <p>{fill(shell.ownerNote.text, { left: String(left.length) })}</p>
    </section>
  )
}
