import { shapesOf, svgOf } from './drawing.ts'

interface DrawnProps {
  /** Path of an .svg file from art/ without its ending. */
  readonly name: string
  readonly className?: string
  /** Accessible name; without it the drawing is hidden from screen readers. */
  readonly label?: string
}

/**
 * Renders a drawing of the first screen inline: as a separate file it arrived one round trip after
 * the text, half a second on a slow connection, and was the largest paint.
 * @throws if the file is no SVG with width, height and viewBox
 */
export function Drawn({ name, className, label }: DrawnProps) {
  const svg = svgOf(name)
  const { width, height, viewBox } = frameOf(svg, name)
  return (
    <svg
      width={width}
      height={height}
      viewBox={viewBox}
      className={['drawn', className].filter(Boolean).join(' ')}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      dangerouslySetInnerHTML={{ __html: shapesOf(svg) }}
    />
  )
}

const FRAME = /^<svg [^>]*width="([^"]+)" height="([^"]+)" viewBox="([^"]+)"/

function frameOf(svg: string, name: string): { width: string; height: string; viewBox: string } {
  const [, width, height, viewBox] = FRAME.exec(svg) ?? []
  if (width === undefined || height === undefined || viewBox === undefined)
    throw new Error(`art/${name}.svg has no width, height and view box`)
  return { width, height, viewBox }
}
