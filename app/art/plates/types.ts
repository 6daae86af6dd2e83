import type { ReactNode } from 'react'

/** A point in the units of its drawing. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a callout touches its part and where its text stands (title's baseline, left edge or as anchored). */
export interface PlatePart {
  readonly dot: Point
  /** Corners of the leader between dot and label, if it is not straight. */
  readonly elbow?: Point
  readonly label: Point
  readonly anchor?: 'start' | 'end' | 'middle'
}

/**
 * An object taken apart, drawn on ink. The shapes
 * carry no words; the words are the callouts of the page's copy, set at the
 * points of `parts` on wide screens and listed by letter on narrow ones.
 */
export interface Plate {
  /** Units of the viewBox, origin 0 0. */
  readonly width: number
  readonly height: number
  readonly parts: Readonly<Record<string, PlatePart>>
  readonly drawing: () => ReactNode
}
