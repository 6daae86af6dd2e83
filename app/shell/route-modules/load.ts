/** A page of the site, as the router's manifest names it. */
export interface RouteEntry {
  readonly id: string
  /** Address of the page's module. */
  readonly module: string
}

export type RouteModules = Record<string, unknown>

/** The code of a page did not arrive: no line, or a new build has taken its place. */
export class PageNotLoaded extends Error {
  constructor(module: string, cause: unknown) {
    super(`The page's module did not arrive: ${module}`, { cause })
    this.name = 'PageNotLoaded'
  }
}

type Import = (address: string) => Promise<unknown>
const importModule: Import = (address) => import(/* @vite-ignore */ address)

/**
 * The module of a page, from memory when it was loaded before.
 * @throws PageNotLoaded
 */
export async function loadModule(
  route: RouteEntry,
  loaded: RouteModules,
  load: Import = importModule,
): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id]
  try {
    return (loaded[route.id] = await load(route.module))
  } catch (error) {
    throw new PageNotLoaded(route.module, error)
  }
}
