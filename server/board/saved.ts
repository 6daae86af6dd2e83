/**
 * What a press has saved: its page is opened with the kind in the address, and says it at the place
 * of the press (saved-note.tsx).
 */

import type { FastifyRequest } from 'fastify'
import { SAVED_MESSAGES, type SavedKind } from '#copy/server/saved.ts'

export interface Saved {
  readonly kind: SavedKind
  /** The row of the page that it is about, by its id; '' for none. */
  readonly row: string
}

/** Returns the address of a page that says what was saved, and scrolls there. */
export const savedAddress = (address: string, kind: SavedKind, row = ''): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({
    saved: kind,
    ...(row !== '' && { row }),
  }).toString()}#saved`

const isKind = (text: unknown): text is SavedKind =>
  typeof text === 'string' && Object.hasOwn(SAVED_MESSAGES.en, text)

/** Reads what the address of a page says was saved; `null` for nothing. */
export function savedOf({ query }: Pick<FastifyRequest, 'query'>): Saved | null {
  const { saved, row } = query as Readonly<Record<string, unknown>>
  return isKind(saved) ? { kind: saved, row: typeof row === 'string' ? row : '' } : null
}
