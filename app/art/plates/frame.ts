import type { Plate } from './types.ts'

/** A box in the units of its drawing. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * A plate that says where its drawing stands inside the viewBox. On narrow
 * screens the words leave the drawing, and what shows is this box, enlarged.
 * It holds the whole drawing with room for the letters at its parts.
 */
export interface FramedPlate extends Plate {
  readonly frame: Box
}
