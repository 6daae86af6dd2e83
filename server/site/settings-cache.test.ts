import { fakeDb } from '#tests/support/fake-db.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSettingsCache, SETTINGS_MAX_AGE_MS } from './settings-cache.ts'

function setUp() {
  const rows = new Map([['captcha_provider', 'altcha']])
  const state = { now: 0, broken: false, reads: 0 }
  const warn = vi.fn()
  const settings = createSettingsCache({
    clock: () => state.now,
    log: { warn },
    db: fakeDb(async ({ sql }) => {
      if (sql.includes('reviews')) return []
      state.reads++
      if (state.broken) throw new Error('connection refused')
      return [...rows].map(([key, value]) => ({ key, value }))
    }),
  })
  return { rows, state, settings, warn }
}

test('reads a row once and caches it for two seconds', async () => {
  const { rows, state, settings } = setUp()
  expect(await settings.get('captcha_provider')).toBe('altcha')
  rows.set('captcha_provider', 'recaptcha')
  state.now = SETTINGS_MAX_AGE_MS - 1
  expect(await settings.get('captcha_provider')).toBe('altcha')
  expect(state.reads).toBe(1)
  state.now = SETTINGS_MAX_AGE_MS
  expect(await settings.get('captcha_provider')).toBe('recaptcha')
})

test('expires the cache when the clock is set back', async () => {
  const { rows, state, settings } = setUp()
  state.now = 400 * 24 * 3_600_000
  await settings.get('captcha_provider')
  rows.set('captcha_provider', 'recaptcha')
  state.now = 0
  expect(await settings.get('captcha_provider')).toBe('recaptcha')
})

test('shares one read among concurrent callers', async () => {
  const { state, settings } = setUp()
  await Promise.all([settings.get('a'), settings.get('b'), settings.get('captcha_provider')])
  expect(state.reads).toBe(1)
})

test('keeps the last values and reports when the database fails', async () => {
  const { state, settings, warn } = setUp()
  await settings.get('captcha_provider')
  state.broken = true
  state.now = SETTINGS_MAX_AGE_MS
  expect(await settings.get('captcha_provider')).toBe('altcha')
  expect(warn).toHaveBeenCalledOnce()
})

test('rejects when the database never answered', async () => {
  const { state, settings } = setUp()
  state.broken = true
  await expect(settings.get('captcha_provider')).rejects.toThrow('connection refused')
})

describe('a locked table', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Answers the first `answered` reads, then hangs. */
  function locked(answered: number) {
    const state = { now: 0, reads: 0 }
    const settings = createSettingsCache({
      clock: () => state.now,
      log: { warn: vi.fn() },
      db: fakeDb(async ({ sql }) => {
        if (sql.includes('reviews')) return []
        return ++state.reads > answered
          ? await new Promise<never>(() => undefined)
          : [{ key: 'captcha_provider', value: 'altcha' }]
      }),
    })
    return { settings, state }
  }

  test('delays a page by a quarter of a second at most, even without cached values', async () => {
    const { settings } = locked(0)
    const rows = expect(settings.rows()).rejects.toThrow('settings not read within 250 ms')
    await vi.advanceTimersByTimeAsync(250)
    await rows
  })

  test('delays later callers not at all', async () => {
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

test('returns null for a missing row, and reads again after refresh', async () => {
  const { rows, settings } = setUp()
  expect(await settings.get('recaptcha_site_key')).toBeNull()
  rows.set('recaptcha_site_key', 'k')
  settings.refresh()
  expect(await settings.get('recaptcha_site_key')).toBe('k')
})
