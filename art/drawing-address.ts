import { factsVersion } from '#domain/business/business.ts'
import { worldOrNone } from '#app/world.ts'

/**
 * Returns the address of a drawing as a file of its own, which loads when it is near. It changes
 * with the facts, because drawings have the colors and towns of the business.
 * @param name as for `draw` (art/drawings.ts)
 */
export const drawingAddress = (name: string): string =>
  worldOrNone()?.drawing(name) ?? servedDrawing(name)

/** Returns the address at which the server answers with a drawing. */
export const servedDrawing = (name: string): string => `/drawings/${name}.svg?${factsVersion}`

/** Returns the name of the drawing at an address without a version; `null` for another address. */
export const drawingOf = (address: string): string | null =>
  /^\/drawings\/([\w/-]+)\.svg$/.exec(address)?.[1] ?? null

/** Returns the address under which styles load a file: of a drawing with its version. */
export function servedStyleFile(address: string): string {
  const name = drawingOf(address)
  return name === null ? address : servedDrawing(name)
}
