import { expect, test, vi } from 'vitest'
import { reloadWhenReachable } from './reload-when-reachable.ts'

function surroundings(answers: readonly boolean[]) {
  const left = [...answers]
  const asked = {
    ask: vi.fn(() =>
      left.shift() ? Promise.resolve() : Promise.reject(new TypeError('no connection')),
    ),
    reload: vi.fn(),
    line: new EventTarget(),
    tab: new EventTarget(),
  }
  return asked
}
const settled = () => new Promise(setImmediate)

test('reloads the page after one request that the server answers', async () => {
  const around = surroundings([true])
  reloadWhenReachable(around)
  await settled()
  expect(around.ask).toHaveBeenCalledTimes(1)
  expect(around.reload).toHaveBeenCalledTimes(1)
})

test('keeps the page offline and asks again when the connection or the visitor returns', async () => {
  const around = surroundings([false, false, true])
  reloadWhenReachable(around)
  await settled()
  around.tab.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(around.reload).not.toHaveBeenCalled()
  around.line.dispatchEvent(new Event('online'))
  await settled()
  expect(around.reload).toHaveBeenCalledTimes(1)
})

test('does not reload after the visitor has navigated away', async () => {
  const around = surroundings([true])
  const end = reloadWhenReachable(around)
  end()
  await settled()
  around.line.dispatchEvent(new Event('online'))
  await settled()
  expect(around.ask).toHaveBeenCalledTimes(1)
  expect(around.reload).not.toHaveBeenCalled()
})
