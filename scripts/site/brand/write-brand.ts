import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { logoSvg } from './logo.ts'
import { signPng, signSvg } from './sign.ts'

/**
 * Writes the files with the owner's name and colors into the built site: the logo of `nameLines` (served whether or not
 * `logoUrl` names it), the tab's icon, and its two sizes for home screens.
 * @param site folder of the built site, which already contains the owner's files
 */
export async function writeBrand(site: string): Promise<void> {
  const sign = await signSvg(site)
  const files: Readonly<Record<string, string | Buffer>> = {
    'logo.svg': await logoSvg(),
    'favicon.svg': sign,
    'apple-touch-icon.png': await signPng(sign, 180),
    'icon-512.png': await signPng(sign, 512),
  }
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(site, name), content)
}
