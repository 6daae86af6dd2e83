/** What the router leaves in the page: where the module of each route is, and those that have come. */
export interface RouterGlobals {
  readonly __reactRouterManifest?: {
    readonly routes: Readonly<
      Record<string, { readonly id: string; readonly path?: string; readonly module: string }>
    >
  }
  readonly __reactRouterRouteModules?: Record<string, unknown>
}

/**
 * Fetches the module of a page ahead of the way there, and hands it to the
 * router. Not by the router's own prefetching: where a module does not come,
 * that reloads the page, and on a bad line the reload is the end of it.
 * @param path of the page, with its slash
 * @param load imports a module
 * @returns false when its module did not come; true too where there is nothing to prepare
 */
export async function prepareRoute(
  path: string,
  router: RouterGlobals,
  load: (address: string) => Promise<unknown>,
): Promise<boolean> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = router
  const route = Object.values(manifest?.routes ?? {}).find((each) => `/${each.path}` === path)
  if (!route || !modules || route.id in modules) return true
  try {
    modules[route.id] = await load(route.module)
    return true
  } catch {
    // No line now, or the module or one of its imports was lost on the way.
    return false
  }
}
