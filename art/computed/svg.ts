import { siteColors } from '#domain/color/colors.ts'
import type { Palette } from '#domain/color/palette.ts'
import type { Box, XY } from './shapes.ts'

/** Returns a whole file: `width` and `height` give an `<img>` its aspect before it loads. */
export function svgFile(box: Box, body: string): string {
  const { x, y, width, height } = box
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${body}</svg>`
}

/** Rounds to a tenth of a unit, without a leading zero, to save bytes. */
export function tenth(value: number): string {
  const text = String(Math.round(value * 10) / 10)
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** Joins two numbers, with a separator only if the sign is none. */
function pair(a: string, b: string): string {
  return b.startsWith('-') ? a + b : `${a} ${b}`
}

/**
 * Returns path data through the points, in relative commands. Steps are taken between rounded
 * points, so rounding errors never accumulate.
 */
export function lineThrough(points: readonly XY[], closed = false): string {
  let data = ''
  let x = 0
  let y = 0
  for (const [index, [px, py]] of points.entries()) {
    const nx = Math.round(px * 10) / 10
    const ny = Math.round(py * 10) / 10
    const dx = tenth(nx - x)
    const dy = tenth(ny - y)
    if (index === 0) data += `M${pair(tenth(nx), tenth(ny))}`
    else if (dy === '0') data += `h${dx}`
    else if (dx === '0') data += `v${dy}`
    else data += `l${pair(dx, dy)}`
    x = nx
    y = ny
  }
  return closed ? `${data}z` : data
}

export function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${pair(tenth(x), tenth(y))}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`
}

/** Returns a full circle as path data, so that it can be a hole in a larger path. */
export function circlePath(x: number, y: number, r: number): string {
  const d = tenth(2 * r)
  const t = tenth(r)
  return `M${pair(tenth(x - r), tenth(y))}a${t} ${t} 0 1 0 ${d} 0 ${t} ${t} 0 1 0-${d} 0z`
}

export function fill(token: keyof Palette, data: string): string {
  return `<path fill="${siteColors()[token]}" d="${data}"/>`
}

export function rect(
  token: keyof Palette,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  return fill(token, rectPath(x, y, width, height))
}

/** Returns a line in one color and width; `more` contains further attributes as markup. */
export function stroke(token: keyof Palette, width: number, data: string, more = ''): string {
  return `<path fill="none" stroke="${siteColors()[token]}" stroke-width="${width}"${more && ` ${more}`} d="${data}"/>`
}
