import { afterEach, expect, test, vi } from 'vitest'
import { createLocator } from './geolocation.ts'

afterEach(() => vi.unstubAllGlobals())

function setUp(
  answer: { latitude: number; longitude: number; accuracy?: number } | { code: number } | 'silence',
  permission?: string | Error,
) {
  const calls: unknown[] = []
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition(
        found: (position: unknown) => void,
        failed: (error: unknown) => void,
        options: unknown,
      ) {
        calls.push(options)
        if (answer === 'silence') return
        if ('code' in answer) failed(answer)
        else found({ coords: { accuracy: 12, ...answer } })
      },
    },
    permissions:
      permission === undefined
        ? undefined
        : {
            query: () =>
              permission instanceof Error
                ? Promise.reject(permission)
                : Promise.resolve({ state: permission }),
          },
  })
  return { locator: createLocator(), calls }
}

const here = { latitude: 40.795, longitude: -74.0253 }

test('requests a position with 5000 ms timeout and 60000 ms maximum age', async () => {
  const { locator, calls } = setUp(here)
  await locator.request()
  expect(calls).toEqual([{ timeout: 5000, maximumAge: 60000 }])
})

test('keeps a found position for the submission', async () => {
  const { locator } = setUp(here)
  expect(locator.position()).toBeUndefined()
  await expect(locator.request()).resolves.toBe('added')
  expect(locator.position()).toEqual(here)
})

test('offers an accurate position as an address, and says that another one is rough', async () => {
  const { locator } = setUp(here)
  expect(locator.address()).toBe('')
  await locator.request()
  expect(locator.address()).toBe('Near 40.79500, -74.02530 (±12 m)')
  await expect(setUp({ ...here, accuracy: 501 }).locator.request()).resolves.toBe('rough')
})

test.each([
  [1, 'denied'],
  [2, 'failed'],
  [3, 'failed'],
])('maps error code %i to %s', async (code, answer) => {
  const { locator } = setUp({ code })
  await expect(locator.request()).resolves.toBe(answer)
  expect(locator.position()).toBeUndefined()
})

test('takes the position silently if permission was granted before', async () => {
  const { locator } = setUp(here, 'granted')
  await locator.readIfGranted()
  expect(locator.position()).toEqual(here)
})

test.each([['prompt'], ['denied'], [undefined], [new TypeError('no such permission')]])(
  'asks nothing with permission %s',
  async (permission) => {
    const { locator, calls } = setUp(here, permission)
    await locator.readIfGranted()
    expect(calls).toEqual([])
  },
)

test('reports failure without geolocation or when it throws', async () => {
  const locator = createLocator()
  for (const navigator of [{}, undefined]) {
    vi.stubGlobal('navigator', navigator)
    await expect(locator.request()).resolves.toBe('failed')
    await expect(locator.readIfGranted()).resolves.toBeUndefined()
  }
})
