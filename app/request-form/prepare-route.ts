import { type RouterGlobals, routeOf } from '#app/ui/router-globals.ts'

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
  const modules = router.__reactRouterRouteModules
  const route = routeOf(path, router)
  if (!route || !modules || route.id in modules) return true
  try {
    modules[route.id] = await load(route.module)
    return true
  } catch {
    // No line now, or the module or one of its imports was lost on the way.
    return false
  }
}
