import { fillTemplate } from '#copy/fill-template.ts'
import type { Copy } from '#copy/loader/copy.ts'

type Words = Copy['ownerNote']

/**
 * Creates the note for the owner at the site's own machine. @param left number of entries that are
 * not configured yet
 */
export function ownerNoteElement(left: number, words: Words): HTMLElement {
  const note = document.createElement('section')
  note.className = 'owner-note'
  note.ariaLabel = words.label
  const text = document.createElement('p')
  text.textContent = fillTemplate(words.text, { left: String(left) })
  note.append(text)
  return note
}
