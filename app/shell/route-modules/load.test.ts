import { expect, test, vi } from 'vitest'
import { loadRouteModule as loadForNavigation } from './for-navigation.ts'
import { loadRouteModule as loadForPrefetch } from './for-prefetch.ts'
import { PageNotLoaded } from './load.ts'

const route = { id: 'routes/faq', module: 'data:text/javascript,export const title="FAQ"' }
const lost = { id: 'routes/lost', module: 'data:text/javascript,throw 1' }

test('a module is loaded once and then comes from memory', async () => {
  const loaded: Record<string, unknown> = {}
  expect(await loadForNavigation(route, loaded)).toMatchObject({ title: 'FAQ' })
  expect(loaded[route.id]).toBe(await loadForPrefetch({ ...route, module: 'nowhere' }, loaded))
})

test('R29: a followed link whose page does not arrive fails with the cause, for the error screen', async () => {
  const loaded: Record<string, unknown> = {}
  await expect(loadForNavigation(lost, loaded)).rejects.toSatisfy(
    (error) => error instanceof PageNotLoaded && error.cause === 1,
  )
  expect(loaded).toEqual({})
})

test('R41: a prefetch that does not arrive is let go: nothing fails and nothing follows', async () => {
  const settled = vi.fn()
  void loadForPrefetch(lost, {}).then(settled, settled)
  await expect(loadForNavigation(lost, {})).rejects.toBeInstanceOf(PageNotLoaded)
  await new Promise(setImmediate)
  expect(settled).not.toHaveBeenCalled()
})
