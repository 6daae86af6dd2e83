import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { watchWebVitals } = vi.hoisted(() => ({ watchWebVitals: vi.fn() }))
vi.mock('./web-vitals.ts', () => ({ watchWebVitals }))

const OWN_ADDRESS = location.href
let pages = 0

/** Imports the module again for every test, because it holds the page's one visit. */
async function freshPage({ address = '/' }: { readonly address?: string } = {}) {
  history.replaceState(null, '', address)
  return (await import(
    /* @vite-ignore */ `./visit.ts?page=${++pages}`
  )) as typeof import('./visit.ts')
}

/** Simulates the page being shown: loaded, or restored from the back/forward cache. */
const show = (persisted: boolean) =>
  void dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

const activatedAt = (activationStart: number) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ activationStart } as unknown as PerformanceNavigationTiming])

/** Clean-up functions of listeners, because all tests share one window. */
const listeners: (() => void)[] = []
const leave = () => {
  for (const end of listeners.splice(0)) end()
}

beforeEach(() => {
  const { addEventListener: listen } = window
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...listened: Parameters<typeof listen>) => {
      listen(...listened)
      listeners.push(() => removeEventListener(listened[0], listened[1], listened[2]))
    },
  )
  localStorage.clear()
  sessionStorage.clear()
  activatedAt(0)
  vi.useFakeTimers({ now: Date.now() + 1_000, toFake: ['Date'] })
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  history.replaceState(null, '', OWN_ADDRESS)
  Reflect.deleteProperty(window, 'gtag')
  document.body.replaceChildren()
})

const stored = (name: string) => localStorage.getItem(name)

test('the start of a visit saves the campaign and the first page', async () => {
  const { startVisit } = await freshPage({
    address: '/services?utm_source=google&utm_medium=cpc&gbraid=b1',
  })
  startVisit()
  expect(
    Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
  ).toMatchObject({
    utm_source: 'google',
    utm_medium: 'cpc',
    gbraid: 'b1',
    entryPage: '/services',
    clickPath: '["/services"]',
    visitCount: '1',
  })
})

test('a page restored from the back/forward cache counts as a page', async () => {
  const { startVisit } = await freshPage()
  startVisit()
  expect(stored('clickPath')).toBe('["/"]')
  show(false)
  expect(stored('clickPath')).toBe('["/"]')
  localStorage.setItem('clickPath', '["/","/faq"]')
  show(true)
  expect(stored('clickPath')).toBe('["/","/faq","/"]')
  expect(stored('visitCount')).toBe('1')
})

test.each([0, 600])('time counts from loading or activation: %i ms after it', async (start) => {
  const { startVisit, pageMeter } = await freshPage()
  activatedAt(start)
  vi.setSystemTime(Date.now() + 2_000)
  startVisit()
  const shown = Date.now() - performance.timeOrigin - start
  expect(pageMeter.measures().timeOnPage).toBe(Math.round(shown))
})

test('time on a restored page counts from its return', async () => {
  const { startVisit, pageMeter } = await freshPage()
  startVisit()
  show(true)
  vi.setSystemTime(Date.now() + 4_000)
  expect(pageMeter.measures().timeOnPage).toBe(4_000)
})

test('takes the location at the first touch of the form, not before', async () => {
  document.body.innerHTML = '<form data-submission-form><input></form>'
  const getCurrentPosition = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockReturnValue(undefined)
  const query = vi
    .spyOn(navigator.permissions, 'query')
    .mockResolvedValue({ state: 'granted' } as PermissionStatus)
  const { startVisit } = await import('./visit.ts')
  const { shareLocationWhenTouched } = await import('./locator.ts')
  startVisit()
  shareLocationWhenTouched()
  expect(query).not.toHaveBeenCalled()
  document.querySelector('input')?.focus()
  await expect.poll(() => getCurrentPosition.mock.calls.length).toBe(1)
})

test('watches web vitals only with an analytics function', async () => {
  const without = await freshPage()
  without.startVisit()
  await vi.dynamicImportSettled()
  expect(watchWebVitals).not.toHaveBeenCalled()
  leave()

  Object.assign(window, { gtag: () => undefined })
  const { startVisit } = await freshPage()
  startVisit()
  show(true)
  await expect.poll(() => watchWebVitals.mock.calls.length).toBe(1)
})
