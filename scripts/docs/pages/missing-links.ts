import { NAVIGATION, type NavItem, PAGES } from '../../../domain/pages.ts'

const pathsIn = (items: readonly NavItem[]): readonly string[] =>
  items.flatMap(({ path, children = [] }) => [path, ...pathsIn(children)])

/** What can be reached from anywhere, menus or no menus (R20, R22). */
const EVERYWHERE = [...new Set(pathsIn(NAVIGATION))]

const GUIDES = PAGES.flatMap(({ path }) => (path.startsWith('/guides/') ? [path] : []))

/** Whoever reads these stands outside a locked door, or is about to. */
const LOCKED_OUT = /^\/$|^\/thank-you$|^\/services\/emergency-locksmith/

/** Where a page does not lead although it has to; empty when all is right. @param links paths that it links to */
export function missingLinks(path: string, links: readonly string[]): readonly string[] {
  const wanted = LOCKED_OUT.test(path) ? [...EVERYWHERE, ...GUIDES] : EVERYWHERE
  return wanted.filter((target) => !links.includes(target))
}
