import type { ResvgRenderOptions } from '@resvg/resvg-js'

let last: Promise<unknown> = Promise.resolve()

/**
 * Draws an SVG as a PNG with a palette of at most 256 colors, a third of the bytes of full color, in
 * the thread pool. One at a time, because each takes half a second of a processor, and a stranger
 * may ask for all pictures at once.
 */
export function rasterize(svg: string, options: ResvgRenderOptions): Promise<Buffer> {
  const mine = last.then(() => draw(svg, options))
  last = mine.catch(() => undefined)
  return mine
}

async function draw(svg: string, options: ResvgRenderOptions): Promise<Buffer> {
  // Only crawlers and home screens ask for pictures.
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ])
  const image = await renderAsync(svg, options)
  return await sharp(image.asPng()).png({ palette: true }).toBuffer()
}
