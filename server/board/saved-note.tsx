import type { ReactNode } from 'react'
import { SAVED_MESSAGES, type SavedKind } from '#copy/server/saved.ts'
import type { Language } from '#domain/text/language.ts'
import type { Saved } from './saved.ts'

interface SavedNoteProps {
  readonly language: Language
  readonly saved: Saved | null
  /** What is pressed at this place. */
  readonly kinds: readonly SavedKind[]
  /** The row that this place is in; '' for none. */
  readonly row?: string
  /** What follows the sentence. */
  readonly children?: ReactNode
}

/**
 * Renders what the last press at this place has saved. The address ends in `#saved`, so it is in
 * view, and it has the focus for screen readers.
 */
export function SavedNote({ language, saved, kinds, row = '', children }: SavedNoteProps) {
  if (saved === null || !kinds.includes(saved.kind) || saved.row !== row) return null
  return (
    <p id="saved" className="saved" role="status" tabIndex={-1}>
      {SAVED_MESSAGES[language][saved.kind]}
      {children}
    </p>
  )
}
