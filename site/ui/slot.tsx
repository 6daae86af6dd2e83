import { createElement, type ReactNode } from 'react'
import { type PageSlot, SLOT_END, slotStart } from '#domain/pages/page-slots.ts'

interface SlotProps {
  readonly name: PageSlot
  readonly children: ReactNode
}

/** Marks content of a built page that the server renders again (domain/pages/page-slots.ts). */
export const Slot = ({ name, children }: SlotProps) => createElement(ELEMENT, { name }, children)

/** React writes no comments, so that a slot is an element until its page is written. */
const ELEMENT = 'page-slot'

/** Writes the comments of each slot in place of its element. */
export const withSlotComments = (html: string): string =>
  html
    .replaceAll(/<page-slot name="([a-z-]+)">/g, (_tag, name: string) => slotStart(name))
    .replaceAll(`</${ELEMENT}>`, SLOT_END)
