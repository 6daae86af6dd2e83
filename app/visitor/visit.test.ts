import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The module holds the one visit of a page, so every test loads it anew. */
async function freshPage({ address = '/', gtag }: { address?: string; gtag?: () => void } = {}) {
  vi.resetModules()
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const url = new URL(address, 'https://palisade.example')
  vi.stubGlobal('window', {
    localStorage: storage,
    sessionStorage: storage,
    scrollY: 0,
    innerHeight: 800,
    ...(gtag && { gtag }),
  })
  vi.stubGlobal('location', url)
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('document', {
    documentElement: { scrollHeight: 1600 },
    visibilityState: 'visible',
    activeElement: null,
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  })
  const getCurrentPosition = vi.fn()
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition },
    permissions: { query: () => Promise.resolve({ state: 'granted' }) },
  })
  return { stored, listeners, getCurrentPosition, ...(await import('./visit.ts')) }
}

beforeEach(() => vi.useFakeTimers({ now: Date.now() + 1_000 }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('R4, R52: the start of a visit saves the campaign and the first page', async () => {
  const { stored, startVisit } = await freshPage({
    address: '/services?utm_source=google&utm_medium=cpc&gbraid=b1',
  })
  startVisit()
  expect(Object.fromEntries(stored)).toMatchObject({
    utm_source: 'google',
    utm_medium: 'cpc',
    gbraid: 'b1',
    entryPage: '/services',
    clickPath: '["/services"]',
    visitCount: '1',
  })
})

test('starting twice, and recording the page that is shown, changes nothing', async () => {
  const { stored, startVisit, recordPage } = await freshPage()
  startVisit()
  startVisit()
  recordPage('/')
  expect(stored.get('clickPath')).toBe('["/"]')
  recordPage('/faq')
  recordPage('/')
  expect(stored.get('clickPath')).toBe('["/","/faq","/"]')
  expect(stored.get('visitCount')).toBe('1')
})

test('R51: time on the first page counts from the start of its loading, on later ones from the change', async () => {
  const { startVisit, recordPage, pageMeter } = await freshPage()
  startVisit()
  const first = pageMeter.measures().timeOnPage
  expect(first).toBe(Math.round(Date.now() - performance.timeOrigin))
  recordPage('/faq')
  vi.setSystemTime(Date.now() + 4_000)
  expect(pageMeter.measures().timeOnPage).toBe(4_000)
})

test('R53: the location is taken at the first touch of the form, not before', async () => {
  const { startVisit, listeners, getCurrentPosition } = await freshPage()
  startVisit()
  await vi.advanceTimersByTimeAsync(0)
  expect(getCurrentPosition).not.toHaveBeenCalled()
  listeners.get('focusin')?.({ target: { closest: () => ({}) } })
  await vi.advanceTimersByTimeAsync(0)
  expect(getCurrentPosition).toHaveBeenCalledOnce()
})

test('R63: vitals are watched only where there is an analytics function', async () => {
  const watchExperience = vi.fn()
  vi.doMock('./experience.ts', () => ({ watchExperience }))
  const without = await freshPage()
  without.startVisit()
  await vi.dynamicImportSettled()
  expect(watchExperience).not.toHaveBeenCalled()

  const page = await freshPage({ gtag: () => undefined })
  page.startVisit()
  page.recordPage('/faq')
  await vi.dynamicImportSettled()
  expect(watchExperience).toHaveBeenCalledOnce()
  vi.doUnmock('./experience.ts')
})
