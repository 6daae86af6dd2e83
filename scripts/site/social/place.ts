/** A rectangle in the units of its drawing. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Moves and scales a drawing so that its `from` is centered in `into`, as large as fits. */
export function place(drawing: string, from: Box, into: Box): string {
  const scale = Math.min(into.width / from.width, into.height / from.height)
  const x = into.x + (into.width - from.width * scale) / 2 - from.x * scale
  const y = into.y + (into.height - from.height * scale) / 2 - from.y * scale
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale.toFixed(4)})">${drawing}</g>`
}
