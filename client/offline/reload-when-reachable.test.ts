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

test('a server that answers is asked once, and the page loads anew', async () => {
  const around = surroundings([true])
  reloadWhenReachable(around)
  await settled()
  expect(around.ask).toHaveBeenCalledTimes(1)
  expect(around.reload).toHaveBeenCalledTimes(1)
})

test('without a connection the page stays; the connection or the visitor coming back asks again', async () => {
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

test('a visitor who has gone elsewhere is not pulled back', async () => {
  const around = surroundings([true])
  const end = reloadWhenReachable(around)
  end()
  await settled()
  around.line.dispatchEvent(new Event('online'))
  await settled()
  expect(around.ask).toHaveBeenCalledTimes(1)
  expect(around.reload).not.toHaveBeenCalled()
})
