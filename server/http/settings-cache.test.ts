import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSettingsCache, SETTINGS_MAX_AGE_MS } from './settings-cache.ts'

function setUp() {
  const rows = new Map([['captcha_provider', 'altcha']])
  const state = { now: 0, broken: false, reads: 0 }
  const onFailure = vi.fn()
  const settings = createSettingsCache({
    clock: () => state.now,
    onFailure,
    store: {
      async listSettings() {
        state.reads++
        if (state.broken) throw new Error('connection refused')
        return [...rows].map(([key, value]) => ({ key, value }))
      },
    },
  })
  return { rows, state, settings, onFailure }
}

test('a row is read once and kept for two seconds', async () => {
  const { rows, state, settings } = setUp()
  expect(await settings.get('captcha_provider')).toBe('altcha')
  rows.set('captcha_provider', 'recaptcha')
  state.now = SETTINGS_MAX_AGE_MS - 1
  expect(await settings.get('captcha_provider')).toBe('altcha')
  expect(state.reads).toBe(1)
  state.now = SETTINGS_MAX_AGE_MS
  expect(await settings.get('captcha_provider')).toBe('recaptcha')
})

test('a clock that is set back does not keep an old reading', async () => {
  const { rows, state, settings } = setUp()
  state.now = 400 * 24 * 3_600_000
  await settings.get('captcha_provider')
  rows.set('captcha_provider', 'recaptcha')
  state.now = 0
  expect(await settings.get('captcha_provider')).toBe('recaptcha')
})

test('callers at the same moment share one read', async () => {
  const { state, settings } = setUp()
  await Promise.all([settings.get('a'), settings.get('b'), settings.get('captcha_provider')])
  expect(state.reads).toBe(1)
})

test('a failing database leaves the last reading in use and is reported', async () => {
  const { state, settings, onFailure } = setUp()
  await settings.get('captcha_provider')
  state.broken = true
  state.now = SETTINGS_MAX_AGE_MS
  expect(await settings.get('captcha_provider')).toBe('altcha')
  expect(onFailure).toHaveBeenCalledOnce()
})

test('a database that never answered rejects', async () => {
  const { state, settings } = setUp()
  state.broken = true
  await expect(settings.get('captcha_provider')).rejects.toThrow('connection refused')
})

describe('a table that is locked', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Answers the first `answered` reads, then hangs. */
  function locked(answered: number) {
    const state = { now: 0, reads: 0 }
    const settings = createSettingsCache({
      clock: () => state.now,
      onFailure: vi.fn(),
      store: {
        listSettings: () =>
          ++state.reads > answered
            ? new Promise<never>(() => undefined)
            : Promise.resolve([{ key: 'captcha_provider', value: 'altcha' }]),
      },
    })
    return { settings, state }
  }

  test('costs a page a quarter of a second at most, when nothing was ever read too', async () => {
    const { settings } = locked(0)
    const rows = expect(settings.rows()).rejects.toThrow('settings not read within 250 ms')
    await vi.advanceTimersByTimeAsync(250)
    await rows
  })

  test('costs those who come later nothing at all', async () => {
    const { settings, state } = locked(1)
    await settings.rows()
    state.now = SETTINGS_MAX_AGE_MS
    const first = settings.rows()
    await vi.advanceTimersByTimeAsync(250)
    expect((await first).get('captcha_provider')).toBe('altcha')
    expect((await settings.rows()).get('captcha_provider')).toBe('altcha')
    expect(await settings.get('captcha_provider')).toBe('altcha')
    expect(state.reads).toBe(2)
  })
})

test('a missing row is null, and refresh reads anew at once', async () => {
  const { rows, settings } = setUp()
  expect(await settings.get('recaptcha_site_key')).toBeNull()
  rows.set('recaptcha_site_key', 'k')
  settings.refresh()
  expect(await settings.get('recaptcha_site_key')).toBe('k')
})
