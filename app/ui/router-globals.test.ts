import { expect, test } from 'vitest'
import { hasArrived, type RouterGlobals, routeOf } from './router-globals.ts'

const home = { id: 'routes/home', index: true, module: '/assets/home.js' }
const faq = { id: 'routes/faq', path: 'faq', module: '/assets/faq.js' }
const router: RouterGlobals & { __reactRouterRouteModules: Record<string, unknown> } = {
  __reactRouterManifest: {
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js' },
      [home.id]: home,
      [faq.id]: faq,
    },
  },
  __reactRouterRouteModules: {},
}

test('a page is found by its path, and no other', () => {
  expect(routeOf('/faq', router)).toBe(faq)
  expect(routeOf('/', router)).toBe(home)
  expect(routeOf('/elsewhere', router)).toBeUndefined()
  expect(routeOf('/faq', {})).toBeUndefined()
})

test('R12: a page has arrived once its module is there', () => {
  expect(hasArrived('/faq', router)).toBe(false)
  router.__reactRouterRouteModules[faq.id] = {}
  expect(hasArrived('/faq', router)).toBe(true)
  expect(hasArrived('/elsewhere', router)).toBe(false)
})
