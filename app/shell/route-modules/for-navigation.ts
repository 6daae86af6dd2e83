import { loadModule, type RouteEntry, type RouteModules } from './load.ts'

/**
 * What the router calls when a link is followed, in place of its own function:
 * a page that does not arrive is left to the error boundary (R29).
 * @throws PageNotLoaded
 */
export function loadRouteModule(route: RouteEntry, loaded: RouteModules): Promise<unknown> {
  return loadModule(route, loaded)
}
