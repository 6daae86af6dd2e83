import { localizedPageAt } from '#domain/localized-paths.ts'
import type { Limits } from './limits.ts'
import type { Measured, MeasuredPage, SizedFile } from './measure.ts'

const sum = (files: readonly SizedFile[]): number =>
  files.reduce((bytes, file) => bytes + file.bytes, 0)

/** Returns the name in an address: `/assets/request-form-BCOIaTAf.js` is `request-form`. */
const nameOf = ({ address }: SizedFile): string =>
  /([^/]+?)-[\w-]{6,8}\.js$/.exec(address)?.[1] ?? address

type LimitCheck = (what: string, bytes: number, limit: number) => string[]

const heaviest = (files: readonly SizedFile[]): string =>
  [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map((file) => `${nameOf(file)} ${file.bytes}`)
    .join(', ')

/** Returns the factor of a page's language, relative to English. */
const languageFactor = ({ path }: MeasuredPage, { translation }: Limits): number =>
  localizedPageAt(path)?.language === 'es' ? translation : 1

/** Returns the limit of a page; a translation without one has a share of the translated page. */
function pageLimit({ path }: MeasuredPage, pages: readonly MeasuredPage[], limits: Limits): number {
  const local = localizedPageAt(path)
  const english = pages.find((page) => page.path === local?.page.path)
  const own = limits.pages[path]
  if (own === undefined && local?.language === 'es' && english)
    return english.bytes * limits.translation
  return own ?? limits.page
}

/**
 * Returns one sentence for each exceeded limit, with the name of what grew.
 * @param factor for all limits in bytes
 */
export function budgetProblems(measured: Measured, limits: Limits, factor = 1): readonly string[] {
  const { pages, scripts, stylesheets, fonts, packages } = measured
  const exceeds: LimitCheck = (what, bytes, limit) => {
    const maxBytes = Math.floor(limit * factor)
    return bytes > maxBytes
      ? [`${what}: ${bytes} bytes, ${bytes - maxBytes} more than its limit of ${maxBytes}`]
      : []
  }
  const first = new Set(
    pages
      .flatMap((page) => page.scripts.map(({ address }) => address))
      .filter((address) =>
        pages.every((page) => page.scripts.some((script) => script.address === address)),
      ),
  )
  return [
    ...pages.flatMap((page) =>
      exceeds(`the page ${page.path}`, page.bytes, pageLimit(page, pages, limits)),
    ),
    ...scripts.flatMap((file) => {
      const name = nameOf(file)
      return exceeds(`the script ${name}`, file.bytes, limits.scripts[name] ?? limits.script)
    }),
    ...stylesheets.flatMap((file) => exceeds(file.address, file.bytes, limits.stylesheet)),
    ...exceeds(`the fonts (${heaviest(fonts)})`, sum(fonts), limits.fonts),
    ...pages.flatMap((page) => problemsOfPage(page, limits, exceeds)),
    ...[...first].flatMap((address) =>
      (packages[address] ?? [])
        .filter((name) => !limits.firstPackages.includes(name))
        .map(
          (name) => `${address} holds the package ${name}, which every page would load to start`,
        ),
    ),
  ]
}

function problemsOfPage(page: MeasuredPage, limits: Limits, over: LimitCheck): string[] {
  const { hydratedScripts, untouched } = limits
  const { path, scripts } = page
  const requests = page.untouched.length
  return [
    ...over(
      `the scripts of ${path} (${heaviest(scripts)})`,
      sum(scripts),
      languageFactor(page, limits) *
        (page.hasForm ? hydratedScripts.withForm : hydratedScripts.without),
    ),
    ...over(
      `${path} before the first touch (${heaviest(page.untouched)})`,
      sum(page.untouched),
      languageFactor(page, limits) * untouched.bytes,
    ),
    ...(requests > untouched.requests
      ? [
          `${path} asks for ${requests} files before the first touch, ${requests - untouched.requests} more than its limit: ${page.untouched.map(({ address }) => address).join(', ')}`,
        ]
      : []),
  ]
}
