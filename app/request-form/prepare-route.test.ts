import { expect, test, vi } from 'vitest'
import type { RouterGlobals } from '#app/ui/router-globals.ts'
import { prepareRoute } from './prepare-route.ts'

const page = (): RouterGlobals & { __reactRouterRouteModules: Record<string, unknown> } => ({
  __reactRouterManifest: {
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js' },
      'routes/thank-you': {
        id: 'routes/thank-you',
        path: 'thank-you',
        module: '/assets/thank-you.js',
      },
    },
  },
  __reactRouterRouteModules: {},
})

test('it fetches the module of the page and hands it to the router', async () => {
  const router = page()
  const load = vi.fn(async (address: string) => ({ address }))
  expect(await prepareRoute('/thank-you', router, load)).toBe(true)
  expect(router.__reactRouterRouteModules).toEqual({
    'routes/thank-you': { address: '/assets/thank-you.js' },
  })
})

test('what has come is not fetched again', async () => {
  const router = page()
  router.__reactRouterRouteModules['routes/thank-you'] = {}
  const load = vi.fn()
  expect(await prepareRoute('/thank-you', router, load)).toBe(true)
  expect(load).not.toHaveBeenCalled()
})

test('a module that does not come leaves the page as it is, to be tried again', async () => {
  const router = page()
  const load = vi
    .fn(async () => ({}))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  expect(await prepareRoute('/thank-you', router, load)).toBe(false)
  expect(router.__reactRouterRouteModules).toEqual({})
  expect(await prepareRoute('/thank-you', router, load)).toBe(true)
})

test('where there is nothing to prepare, nothing is fetched', async () => {
  const load = vi.fn()
  expect(await prepareRoute('/elsewhere', page(), load)).toBe(true)
  expect(await prepareRoute('/thank-you', {}, load)).toBe(true)
  expect(load).not.toHaveBeenCalled()
})
