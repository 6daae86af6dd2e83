import { shapesOf } from './drawn-file.ts'

interface DrawnProps {
  /** Whole SVG file: from a function of art, or read with `?raw` and `drawnFile`. */
  readonly svg: string
  readonly className: string
  /** Accessible name; without it the drawing is hidden from screen readers. */
  readonly label?: string
}

/**
 * Renders a drawing of the first screen inline: as a separate file it arrived one round trip after
 * the text, half a second on a slow connection, and was the largest paint.
 * @throws if the file is no SVG with width, height and viewBox
 */
export function Drawn({ svg, className, label }: DrawnProps) {
  const { width, height, viewBox } = frameOf(svg)
  return (
    <svg
      width={width}
      height={height}
      viewBox={viewBox}
      className={`drawn ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      dangerouslySetInnerHTML={{ __html: shapesOf(svg) }}
    />
  )
}

const FRAME = /^<svg [^>]*width="([^"]+)" height="([^"]+)" viewBox="([^"]+)"/

function frameOf(svg: string): { width: string; height: string; viewBox: string } {
  const [, width, height, viewBox] = FRAME.exec(svg) ?? []
  if (width === undefined || height === undefined || viewBox === undefined)
    throw new Error('a drawing has no width, height and view box')
  return { width, height, viewBox }
}
