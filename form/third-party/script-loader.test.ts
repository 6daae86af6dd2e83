import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createScriptLoader,
  RELOAD_EVENT,
  SCRIPT_TIME_LIMIT,
  type ScriptHost,
} from './script-loader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Fetched {
  src: string
  load(): void
  error(): void
}

function setUp(source: () => Promise<string> = () => Promise.resolve('https://maps.example/js')) {
  const scripts: Fetched[] = []
  const events = new EventTarget()
  const globals: Record<string, unknown> = {}
  const there = { present: false, ready: false as boolean | Error }
  const host: ScriptHost = {
    globals,
    insertScript: (src, on) => scripts.push({ src, ...on }),
    onReload: (listener) => events.addEventListener(RELOAD_EVENT, listener),
  }
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
    host,
  })
  const seen: string[] = []
  loader.subscribe(() => seen.push(loader.state().status))
  const settled = () => vi.advanceTimersByTimeAsync(0)
  /** The script comes and does what the real ones do: defines itself, calls back, fires load. */
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

test('nothing is fetched before it is asked for, not even by the reload event', async () => {
  const { loader, scripts, src, reload, settled } = setUp()
  loader.retry()
  reload()
  await settled()
  expect(loader.state()).toEqual({ status: 'not-loaded' })
  expect(src).not.toHaveBeenCalled()
  expect(scripts).toEqual([])
})

test('not loaded, loading, loaded', async () => {
  const { loader, scripts, seen, settled, arrive } = setUp()
  loader.load()
  expect(loader.state()).toEqual({ status: 'loading' })
  await settled()
  expect(scripts).toMatchObject([{ src: 'https://maps.example/js' }])
  await arrive()
  expect(seen).toEqual(['loading', 'loaded'])
  expect(vi.getTimerCount()).toBe(0)
})

test('asking again while it loads or once it is loaded fetches nothing more', async () => {
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

test('a script error is the failure of the catalogue', async () => {
  const { loader, scripts, settled } = setUp()
  loader.load()
  await settled()
  scripts[0]?.error()
  await settled()
  expect(loader.state()).toEqual(failed('Failed to load it'))
})

test('after ten seconds it has failed', async () => {
  const { loader } = setUp()
  expect(SCRIPT_TIME_LIMIT).toBe(10_000)
  loader.load()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(loader.state().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(loader.state()).toEqual(failed('Failed to load it'))
})

test('waiting for the key is part of the ten seconds', async () => {
  const { loader } = setUp(() => new Promise(() => undefined))
  loader.load()
  await vi.advanceTimersByTimeAsync(SCRIPT_TIME_LIMIT)
  expect(loader.state()).toEqual(failed('Failed to load it'))
})

test('without a key the reason is the one of the setting', async () => {
  const { loader, settled } = setUp(() =>
    Promise.reject(new Error('API key "GOOGLE_MAPS_API_KEY" not found in settings')),
  )
  loader.load()
  await settled()
  expect(loader.state()).toEqual(failed('API key "GOOGLE_MAPS_API_KEY" not found in settings'))
})

test("a blocker's empty stand-in is noticed at once", async () => {
  const { loader, scripts, settled } = setUp()
  loader.load()
  await settled()
  scripts[0]?.load()
  await settled()
  expect(loader.state()).toEqual(failed('It is not available'))
})

test.each([[false], [new Error('half there')]])(
  'what came but cannot be used (%s) is not available',
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

test.each(['the reload event', 'retry'])('after a failure %s loads it anew', async (means) => {
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

test('a script that came too late is taken at the next try, not fetched twice', async () => {
  const { loader, scripts, settled, arrive } = setUp()
  loader.load()
  await vi.advanceTimersByTimeAsync(SCRIPT_TIME_LIMIT)
  await arrive()
  expect(loader.state().status).toBe('failed')
  loader.retry()
  await settled()
  expect(loader.state()).toEqual({ status: 'loaded' })
  expect(scripts).toHaveLength(1)
})

test('trouble in its use makes it failed, with its own reason', async () => {
  const { loader, settled, arrive } = setUp()
  loader.fail('too early')
  expect(loader.state()).toEqual({ status: 'not-loaded' })
  loader.load()
  await settled()
  await arrive()
  loader.fail('Failed to initialize address autocomplete')
  expect(loader.state()).toEqual(failed('Failed to initialize address autocomplete'))
})
