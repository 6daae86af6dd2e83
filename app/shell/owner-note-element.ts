import { fill } from '#app/content/fill.ts'
import { shell } from '#app/content/en/shell.ts'

/** For whoever sits at the machine that the site runs on. @param left how many entries are not configured yet */
export function ownerNote(left: number): HTMLElement {
  const note = document.createElement('section')
  note.className = 'owner-note'
  note.ariaLabel = shell.ownerNote.label
  const text = document.createElement('p')
  text.textContent = fill(shell.ownerNote.text, { left: String(left) })
  note.append(text)
  return note
}
