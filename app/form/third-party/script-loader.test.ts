import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createScriptLoader, globals, RELOAD_EVENT, SCRIPT_TIME_LIMIT_MS } from './script-loader.ts'
import { stubPage } from './stub-page.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp(source: () => Promise<string> = () => Promise.resolve('https://maps.example/js')) {
  const { scripts, events } = stubPage()
  const there = { present: false, ready: false as boolean | Error }
  const src = vi.fn(source)
  const loader = createScriptLoader({
    src,
    callback: 'onReady',
    present: () => there.present,
    ready() {
      if (there.ready instanceof Error) throw there.ready
      return there.ready
    },
    messages: { failed: 'Failed to load it', unavailable: 'It is not available' },
  })
  const seen: string[] = []
  loader.subscribe(() => seen.push(loader.state().status))
  const settled = () => vi.advanceTimersByTimeAsync(0)
  /** Simulates the script: defines its global, calls back, fires `load`. */
  async function arrive() {
    Object.assign(there, { present: true, ready: true })
    ;(globals['onReady'] as () => void)()
    scripts.at(-1)?.load()
    await settled()
  }
  const reload = () => events.dispatchEvent(new Event(RELOAD_EVENT))
  return { loader, scripts, there, src, seen, settled, arrive, reload }
}

const failed = (reason: string) => ({ status: 'failed', reason })

test('fetches nothing before it is requested, not even on the reload event', async () => {
  const { loader, scripts, src, reload, settled } = setUp()
  loader.retry()
  reload()
  await settled()
  expect(loader.state()).toEqual({ status: 'not-loaded' })
  expect(src).not.toHaveBeenCalled()
  expect(scripts).toEqual([])
})

test('goes from idle to loading to loaded', async () => {
  const { loader, scripts, seen, settled, arrive } = setUp()
  loader.load()
  expect(loader.state()).toEqual({ status: 'loading' })
  await settled()
  expect(scripts).toMatchObject([{ src: 'https://maps.example/js' }])
  await arrive()
  expect(seen).toEqual(['loading', 'loaded'])
  expect(vi.getTimerCount()).toBe(0)
})

test('fetches nothing more if requested while loading or loaded', async () => {
  const { loader, scripts, settled, arrive, reload } = setUp()
  loader.load()
  loader.load()
  loader.retry()
  await settled()
  await arrive()
  loader.load()
  reload()
  await settled()
  expect(scripts).toHaveLength(1)
})

test("reports a script error with the catalogue's message", async () => {
  const { loader, scripts, settled } = setUp()
  loader.load()
  await settled()
  scripts[0]?.error()
  await settled()
  expect(loader.state()).toEqual(failed('Failed to load it'))
})

test('fails after ten seconds', async () => {
  const { loader } = setUp()
  loader.load()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(loader.state().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(loader.state()).toEqual(failed('Failed to load it'))
})

test('counts the wait for the key as part of the ten seconds', async () => {
  const { loader } = setUp(() => new Promise(() => undefined))
  loader.load()
  await vi.advanceTimersByTimeAsync(SCRIPT_TIME_LIMIT_MS)
  expect(loader.state()).toEqual(failed('Failed to load it'))
})

test("fails with the setting's reason without a key", async () => {
  const { loader, scripts, settled } = setUp(() =>
    Promise.reject(new Error('API key "GOOGLE_MAPS_API_KEY" not found in settings')),
  )
  loader.load()
  await settled()
  expect(scripts).toEqual([])
  expect(loader.state()).toEqual(failed('API key "GOOGLE_MAPS_API_KEY" not found in settings'))
})

test("detects a blocker's empty script at once", async () => {
  const { loader, scripts, settled } = setUp()
  loader.load()
  await settled()
  scripts[0]?.load()
  await settled()
  expect(loader.state()).toEqual(failed('It is not available'))
})

test.each([[false], [new Error('half there')]])(
  'reports a script that cannot be used (%s) as unavailable',
  async (ready) => {
    const { loader, there, settled, arrive } = setUp()
    loader.load()
    await settled()
    const arriving = arrive()
    there.ready = ready
    await arriving
    expect(loader.state()).toEqual(failed('It is not available'))
  },
)

test.each(['the reload event', 'retry'])('%s retries after a failure', async (means) => {
  const { loader, scripts, reload, settled, arrive } = setUp()
  loader.load()
  await settled()
  scripts[0]?.error()
  await settled()
  if (means === 'retry') loader.retry()
  else reload()
  await settled()
  expect(scripts).toHaveLength(2)
  await arrive()
  expect(loader.state()).toEqual({ status: 'loaded' })
})

test('uses a late script at the next attempt instead of fetching it again', async () => {
  const { loader, scripts, settled, arrive } = setUp()
  loader.load()
  await vi.advanceTimersByTimeAsync(SCRIPT_TIME_LIMIT_MS)
  await arrive()
  expect(loader.state().status).toBe('failed')
  loader.retry()
  await settled()
  expect(loader.state()).toEqual({ status: 'loaded' })
  expect(scripts).toHaveLength(1)
})

test('fails with its own reason when it fails in use', async () => {
  const { loader, settled, arrive } = setUp()
  loader.fail('too early')
  expect(loader.state()).toEqual({ status: 'not-loaded' })
  loader.load()
  await settled()
  await arrive()
  loader.fail('Failed to initialize address autocomplete')
  expect(loader.state()).toEqual(failed('Failed to initialize address autocomplete'))
})
