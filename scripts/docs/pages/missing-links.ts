import { localPath, pageIn } from '../../../domain/local-paths.ts'
import { NAVIGATION, type NavItem, PAGES } from '../../../domain/pages.ts'

const pathsIn = (items: readonly NavItem[]): readonly string[] =>
  items.flatMap(({ path, children = [] }) => [path, ...pathsIn(children)])

/** What can be reached from anywhere, menus or no menus (R20, R22). */
const EVERYWHERE = [...new Set(pathsIn(NAVIGATION))]

const GUIDES = PAGES.flatMap(({ path }) => (path.startsWith('/guides/') ? [path] : []))

/** Whoever reads these stands outside a locked door, or is about to. */
const LOCKED_OUT = /^\/$|^\/thank-you$|^\/services\/emergency-locksmith/

/**
 * Where a page does not lead although it has to, in its own language; empty when all is right.
 * @param path its address
 * @param links paths that it links to
 */
export function missingLinks(path: string, links: readonly string[]): readonly string[] {
  const local = pageIn(path)
  const wanted = LOCKED_OUT.test(local?.page.path ?? path) ? [...EVERYWHERE, ...GUIDES] : EVERYWHERE
  return wanted
    .map((target) => localPath(target, local?.language ?? 'en'))
    .filter((target) => !links.includes(target))
}
