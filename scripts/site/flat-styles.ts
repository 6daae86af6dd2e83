import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import cascadeLayers from '@csstools/postcss-cascade-layers'
import { transform } from 'lightningcss'
import postcss from 'postcss'
import { flatStylesheet } from '#client/flat-stylesheet.ts'
import { FLAT_STYLE_TARGETS } from './browser-targets.ts'

/**
 * Writes the stylesheet once more without cascade layers, for browsers that ignore what is in a
 * layer. Specificity takes the place of the layers' order, so both look the same.
 * @param site folder of the built site
 * @param stylesheet address of the stylesheet in it
 */
export async function writeFlatStyles(site: string, stylesheet: string): Promise<void> {
  const source = await readFile(path.join(site, stylesheet), 'utf8')
  const { css } = await postcss([cascadeLayers()]).process(source, { from: undefined })
  const { code } = transform({
    filename: stylesheet,
    code: Buffer.from(css),
    minify: true,
    targets: FLAT_STYLE_TARGETS,
  })
  await writeFile(path.join(site, flatStylesheet(stylesheet)), code)
}
