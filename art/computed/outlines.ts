/** A drawing instruction in the units of the picture; the letters of both fonts use no other. */
export type Stroke =
  | { readonly type: 'M'; readonly x: number; readonly y: number }
  | { readonly type: 'L'; readonly x: number; readonly y: number }
  | {
      readonly type: 'Q'
      readonly x1: number
      readonly y1: number
      readonly x: number
      readonly y: number
    }
  | { readonly type: 'Z' }

/** Text in one of the site's fonts, as outlines. */
export interface FontOutlines {
  /** Width from the left edge of the first letter to the right edge of the last. */
  widthOf(text: string, size: number): number
  /** Returns outlines whose left edge is at `x` and whose letters are on `baseline`. */
  outlines(text: string, at: { x: number; baseline: number; size: number }): readonly Stroke[]
}

/**
 * Formats path data in whole units and relative steps, half as long as absolute ones. Steps are
 * taken between rounded points, so that rounding errors do not add up.
 */
export function pathData(strokes: readonly Stroke[]): string {
  let from = { x: 0, y: 0 }
  let start = from
  const step = (to: { x: number; y: number }): string => {
    const dy = to.y - from.y
    return `${to.x - from.x}${dy < 0 ? '' : ' '}${dy}`
  }
  return strokes
    .map((stroke) => {
      if (stroke.type === 'Z') {
        from = start
        return 'z'
      }
      const to = { x: Math.round(stroke.x), y: Math.round(stroke.y) }
      let data: string
      if (stroke.type === 'M') {
        data = `M${to.x} ${to.y}`
        start = to
      } else if (stroke.type === 'L') data = `l${step(to)}`
      else {
        const handle = step({ x: Math.round(stroke.x1), y: Math.round(stroke.y1) })
        const end = step(to)
        data = `q${handle}${end.startsWith('-') ? '' : ' '}${end}`
      }
      from = to
      return data
    })
    .join('')
}
