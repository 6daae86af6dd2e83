import { loadModule, PageNotLoaded, type RouteEntry, type RouteModules } from './load.ts'

/** Never settles. */
const NOTHING_FOLLOWS = new Promise<never>(() => {})

/**
 * What the router calls when a visitor comes near a link, in place of its own
 * function. Nobody has asked for the page yet, so one that does not arrive
 * must not be noticed.
 */
export async function loadRouteModule(route: RouteEntry, loaded: RouteModules): Promise<unknown> {
  try {
    return await loadModule(route, loaded)
  } catch (error) {
    if (error instanceof PageNotLoaded) return NOTHING_FOLLOWS
    throw error
  }
}
