import type { ReactNode } from 'react'
import type { Box, Point } from '../shapes.ts'

/** Where a callout touches its part and where its text stands (title's baseline, left edge or as anchored). */
export interface PlatePart {
  readonly dot: Point
  /** Corners of the leader between dot and label, if it is not straight. */
  readonly elbow?: Point
  readonly label: Point
  readonly anchor?: 'start' | 'end' | 'middle'
}

/** The box of every plate, its origin at 0 0. */
export const PLATE_SIZE = { width: 680, height: 440 } as const

/**
 * An object taken apart, drawn on ink. The shapes carry no words; the words
 * are the callouts of the page's copy, set at the points of `parts` on wide
 * screens and listed by letter on narrow ones. Room beside a drawing is small:
 * a callout's title has at most 20 characters, its text at most 48.
 */
export interface Plate {
  /**
   * Where the drawing stands inside the plate, with room for the letters at
   * its parts: on narrow screens the words leave the drawing, and what shows
   * is this box, enlarged.
   */
  readonly frame: Box
  /** In reading order (A, B, C …), by the names that the copy's callouts use. */
  readonly parts: Readonly<Record<string, PlatePart>>
  readonly drawing: () => ReactNode
}
