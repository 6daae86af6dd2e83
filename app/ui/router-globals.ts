/** Of a page, what the router keeps of it. */
interface KnownRoute {
  readonly id: string
  readonly path?: string
  /** True for home alone. */
  readonly index?: boolean
  /** Address of its module. */
  readonly module: string
}

/** What the router leaves in the page: where the module of each route is, and those that have come. */
export interface RouterGlobals {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, KnownRoute>> }
  readonly __reactRouterRouteModules?: Record<string, unknown>
}

/** @param path of the page, with its slash */
export function routeOf(path: string, router: RouterGlobals): KnownRoute | undefined {
  return Object.values(router.__reactRouterManifest?.routes ?? {}).find((route) =>
    path === '/' ? route.index === true : `/${route.path}` === path,
  )
}

/** True once the module of this page is there: what is still to be done is to draw it. */
export function hasArrived(path: string, router: RouterGlobals): boolean {
  const route = routeOf(path, router)
  return route !== undefined && route.id in (router.__reactRouterRouteModules ?? {})
}
