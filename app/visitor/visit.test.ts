import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The module holds the one visit of a page, so every test loads it anew. */
async function freshPage({
  address = '/',
  gtag,
  activationStart = 0,
}: { address?: string; gtag?: () => void; activationStart?: number } = {}) {
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
  const tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { activationStart } as unknown as PerformanceEntry,
  ])
  /** The browser shows the page: anew, or as it kept it. */
  const show = (how: { readonly persisted: boolean }) =>
    void tab.dispatchEvent(Object.assign(new Event('pageshow'), how))
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
  return { stored, show, listeners, getCurrentPosition, ...(await import('./visit.ts')) }
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

test('R52: starting twice changes nothing; a page that is come back to is a page again', async () => {
  const { stored, startVisit, show } = await freshPage()
  startVisit()
  startVisit()
  expect(stored.get('clickPath')).toBe('["/"]')
  show({ persisted: false })
  expect(stored.get('clickPath')).toBe('["/"]')
  stored.set('clickPath', '["/","/faq"]')
  show({ persisted: true })
  expect(stored.get('clickPath')).toBe('["/","/faq","/"]')
  expect(stored.get('visitCount')).toBe('1')
})

test('R51: time on the page counts from the start of its loading', async () => {
  const { startVisit, pageMeter } = await freshPage()
  startVisit()
  expect(pageMeter.measures().timeOnPage).toBe(Math.round(Date.now() - performance.timeOrigin))
})

test('R51: on a page that was made ready ahead, from when it is shown', async () => {
  const { startVisit, pageMeter } = await freshPage({ activationStart: 600 })
  vi.setSystemTime(Date.now() + 2_000)
  startVisit()
  expect(pageMeter.measures().timeOnPage).toBe(
    Math.round(Date.now() - performance.timeOrigin - 600),
  )
})

test('R51: on a page that is come back to, from the way back', async () => {
  const { startVisit, pageMeter, show } = await freshPage()
  startVisit()
  show({ persisted: true })
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
  page.show({ persisted: true })
  await vi.dynamicImportSettled()
  expect(watchExperience).toHaveBeenCalledOnce()
  vi.doUnmock('./experience.ts')
})
