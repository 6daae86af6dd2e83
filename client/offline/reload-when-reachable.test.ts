import { expect, test, vi } from 'vitest'
import { reloadWhenReachable } from './reload-when-reachable.ts'

function fakeDeps(answers: readonly boolean[]) {
  const left = [...answers]
  return {
    ask: vi.fn(() =>
      left.shift() ? Promise.resolve() : Promise.reject(new TypeError('no connection')),
    ),
    reload: vi.fn(),
    network: new EventTarget(),
    page: new EventTarget(),
  }
}
const settled = () => new Promise(setImmediate)

test('reloads the page after one request that the server answers', async () => {
  const deps = fakeDeps([true])
  reloadWhenReachable(deps)
  await settled()
  expect(deps.ask).toHaveBeenCalledTimes(1)
  expect(deps.reload).toHaveBeenCalledTimes(1)
})

test('keeps the page offline and asks again when the connection or the visitor returns', async () => {
  const deps = fakeDeps([false, false, true])
  reloadWhenReachable(deps)
  await settled()
  deps.page.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(deps.reload).not.toHaveBeenCalled()
  deps.network.dispatchEvent(new Event('online'))
  await settled()
  expect(deps.reload).toHaveBeenCalledTimes(1)
})
