import { business } from '#domain/business/business.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { draw } from '#art/drawings.ts'
import { socialImagePath } from '#app/seo/social-image.ts'
import { drawingOf } from '#art/drawing-address.ts'
import { inWorld, type World } from '../world.ts'
import { brandFile, iconSvg } from './brand/icons.ts'
import { robots, sitemap } from './crawler-files.ts'
import { rasterize } from './rasterize.ts'
import { scriptFacts } from './script-facts.ts'
import { socialCardOf } from './social-cards.ts'

/** Where the files of the owner and of the project are. */
interface FileFolders {
  /** Folder of the owner's files, which are served as they are. */
  readonly own: string
  /** TrueType file of the display font. */
  readonly displayFont: string
}

const SOCIAL = /^\/social\/[\w-]+\.png$/
const FACTS = /^\/facts\/[\w-]+\.json$/

/**
 * Makes a file that follows from the facts in force; `null` for any other path. Pictures are drawn in
 * the thread pool.
 */
export async function renderFile(
  path: string,
  world: World,
  folders: FileFolders,
): Promise<string | Uint8Array | null> {
  const drawing = drawingOf(path)
  if (drawing !== null) return inWorld(world, () => draw(drawing))
  if (SOCIAL.test(path)) return await socialPicture(path, world, folders)
  if (FACTS.test(path)) return JSON.stringify(scriptFacts())
  if (path === '/sitemap.xml') return inWorld(world, () => sitemap(world.origin))
  if (path === '/robots.txt') return robots(world.origin)
  return await brandFile(path, folders.own)
}

async function socialPicture(
  path: string,
  world: World,
  { own, displayFont }: FileFolders,
): Promise<Uint8Array | null> {
  const page = localizedPages().find(({ path: address }) => socialImagePath(address) === path)
  if (page === undefined) return null
  const icon =
    business.icon === null
      ? null
      : `data:image/svg+xml;base64,${Buffer.from(await iconSvg(own)).toString('base64')}`
  const svg = inWorld(world, () => socialCardOf(page, icon))
  return await rasterize(svg, {
    font: { loadSystemFonts: false, fontFiles: [displayFont], defaultFontFamily: 'League Gothic' },
  })
}
