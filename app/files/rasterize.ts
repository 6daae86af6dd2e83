import type { ResvgRenderOptions } from '@resvg/resvg-js'

/**
 * Draws an SVG as a PNG with a palette of at most 256 colors, a third of the bytes of full color, in
 * the thread pool.
 */
export async function rasterize(svg: string, options: ResvgRenderOptions): Promise<Buffer> {
  // Only crawlers and home screens ask for pictures.
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ])
  const image = await renderAsync(svg, options)
  return await sharp(image.asPng()).png({ palette: true }).toBuffer()
}
